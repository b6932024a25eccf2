"""A line to a server on this machine on which everything takes a while longer."""

import asyncio
import contextlib
from collections.abc import Iterator
from threading import Thread

PIECE = 65_536


@contextlib.contextmanager
def slow_line(upstream: int, delay: float) -> Iterator[int]:
    """Yield a port on which the server at another one answers; each way takes N seconds longer."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.CancelledError):
            there, back = await asyncio.open_connection("127.0.0.1", upstream)
            await asyncio.gather(_pass_on(reader, back, delay), _pass_on(there, writer, delay))

    listening = asyncio.start_server(carry, "127.0.0.1", 0)
    server = asyncio.run_coroutine_threadsafe(listening, loop).result()
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        asyncio.run_coroutine_threadsafe(_hang_up(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


async def _hang_up() -> None:
    """End all connections of this thread's line."""
    open_ones = asyncio.all_tasks() - {asyncio.current_task()}
    for task in open_ones:
        task.cancel()
    await asyncio.gather(*open_ones, return_exceptions=True)


async def _pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: float
) -> None:
    loop = asyncio.get_running_loop()
    with contextlib.suppress(OSError):
        while piece := await reader.read(PIECE):
            loop.call_later(delay, writer.write, piece)
    loop.call_later(delay, writer.close)
