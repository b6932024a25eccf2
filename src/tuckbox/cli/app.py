"""The commands and their arguments. What they do is imported only when they run.

None has a help text here: `run.py` finds each by name in the message files.
"""

from pathlib import Path
from typing import Annotated

import typer

from tuckbox.cli.box_app import box_app
from tuckbox.cli.terminal import Terminal
from tuckbox.extra import require_extra
from tuckbox.i18n import LANGUAGES

app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)
app.add_typer(box_app, name="box")

FREE_WORDS = {"ignore_unknown_options": True}
"""Every option of a game is also a flag; which flags exist is known only once the game is."""

Game = Annotated[str, typer.Argument(metavar="GAME")]
Words = Annotated[list[str] | None, typer.Argument(metavar="[GAME] [--NAME VALUE]...")]
Record = Annotated[Path, typer.Argument(metavar="FILE")]
Pairs = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Components = Annotated[Path | None, typer.Option("--components", metavar="FOLDER")]
Box = Annotated[Path | None, typer.Option("--box", metavar="FILE.tuckbox-box")]
Plain = Annotated[bool, typer.Option("--plain")]
Json = Annotated[bool, typer.Option("--json")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES))]
"""Declared only so that it is accepted and shown in help: `run` has already read it."""


@app.callback(invoke_without_command=True)
def tuckbox(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Lang = None,
) -> None:
    from tuckbox import __version__  # noqa: PLC0415

    if version:
        print(f"tuckbox {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def games(context: typer.Context, components: Components = None, lang: Lang = None) -> None:
    from tuckbox.cli.commands.rules import list_games  # noqa: PLC0415

    list_games(_terminal(context), components)


@app.command()
def rules(
    context: typer.Context, game: Game, components: Components = None, lang: Lang = None
) -> None:
    from tuckbox.cli.commands.rules import explain  # noqa: PLC0415

    explain(_terminal(context), game, components)


@app.command(context_settings=FREE_WORDS)
def play(
    context: typer.Context,
    *,
    words: Words = None,
    option: Pairs = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="SEAT=LEVEL")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="SEAT=NAME")] = None,
    first: Annotated[str | None, typer.Option("--first", metavar="me|other|lot")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    plain: Plain = False,
    box: Box = None,
    components: Components = None,
    lang: Lang = None,
) -> int:
    from tuckbox.cli.commands.play import PlayRequest, play  # noqa: PLC0415

    request = PlayRequest(
        words=tuple(words or ()),
        pairs=tuple(option or ()),
        bots=tuple(bot or ()),
        names=tuple(name or ()),
        first=first,
        seed=seed,
        save=save,
        resume=resume,
        box=box,
        components=components,
    )
    return play(_terminal(context, plain=plain), request)


@app.command()
def replay(
    context: typer.Context,
    *,
    file: Record,
    json: Json = False,
    plain: Plain = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    from tuckbox.cli.commands.records import replay  # noqa: PLC0415

    replay(_terminal(context, plain=plain), file, components, as_json=json)


@app.command()
def show(
    context: typer.Context,
    *,
    file: Record,
    at: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    json: Json = False,
    plain: Plain = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    from tuckbox.cli.commands.records import show  # noqa: PLC0415

    show(_terminal(context, plain=plain), file, components, at, as_json=json)


@app.command()
def verify(
    context: typer.Context,
    *,
    file: Record,
    seen: Annotated[Path | None, typer.Option("--seen", metavar="KEEPSAKE")] = None,
    components: Components = None,
    lang: Lang = None,
) -> int:
    from tuckbox.cli.commands.records import verify  # noqa: PLC0415

    return verify(_terminal(context), file, components, seen)


@app.command()
def analyse(
    context: typer.Context,
    *,
    file: Record,
    json: Json = False,
    picture: Annotated[Path | None, typer.Option("--picture", metavar="FILE.svg|FILE.png")] = None,
    components: Components = None,
    lang: Lang = None,
) -> None:
    require_extra("bots")
    from tuckbox.cli.commands.analyse import analyse  # noqa: PLC0415

    analyse(_terminal(context), file, components, as_json=json, picture=picture)


@app.command(context_settings=FREE_WORDS)
def arena(
    context: typer.Context,
    *,
    words: Words = None,
    option: Pairs = None,
    bots: Annotated[list[str] | None, typer.Option("--bots", metavar="LEVEL,LEVEL")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N")] = 100,
    time: Annotated[str, typer.Option("--time", metavar="SECONDS")] = "0.1",
    opening: Annotated[int | None, typer.Option("--opening", metavar="N")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT")] = "1",
    processes: Annotated[int | None, typer.Option("--workers", metavar="N")] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")] = None,
    results: Annotated[Path | None, typer.Option("--results", metavar="FILE")] = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="FOLDER")] = None,
    json: Json = False,
    plain: Plain = False,
    components: Components = None,
    box: Box = None,
    lang: Lang = None,
) -> None:
    require_extra("bots")
    from tuckbox.cli.commands.arena import ArenaRequest, arena  # noqa: PLC0415

    request = ArenaRequest(
        words=tuple(words or ()),
        pairs=tuple(option or ()),
        bots=tuple(bots or ()),
        games=games,
        time=time,
        opening=opening,
        seed=seed,
        workers=processes,
        ray=ray,
        results=results,
        records=records,
        components=components,
        box=box,
        as_json=json,
    )
    arena(_terminal(context, plain=plain), request)


@app.command()
def selfcheck(
    context: typer.Context,
    entries: Annotated[int, typer.Option("--entries", metavar="N")] = 2_000_000,
    lang: Lang = None,
) -> None:
    require_extra("bots")
    from tuckbox.cli.commands.rules import selfcheck  # noqa: PLC0415

    selfcheck(_terminal(context), entries)


@app.command()
def serve(
    context: typer.Context,
    *,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    redis: Annotated[str | None, typer.Option("--redis", metavar="URL")] = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    public_url: Annotated[str | None, typer.Option("--public-url", metavar="URL")] = None,
    trusted_proxies: Annotated[
        str | None, typer.Option("--trusted-proxies", metavar="ADDRESSES")
    ] = None,
    open: Annotated[bool, typer.Option("--open")] = False,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N")] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER")] = None,
    components: Components = None,
    lang: Lang = None,
) -> None:
    require_extra("server")
    from tuckbox.cli.commands.server import EVERYWHERE, serve  # noqa: PLC0415
    from tuckbox.server.settings import read_settings  # noqa: PLC0415

    settings = read_settings(
        {
            "host": EVERYWHERE if lan and host is None else host,
            "port": port,
            "database": database,
            "redis": redis,
            "public_url": public_url,
            "trusted_proxies": trusted_proxies,
            "workers": workers,
            "data": data,
            "components": components,
        }
    )
    serve(_terminal(context), settings, open_browser=open)


# An id may begin with a hyphen.
@app.command(context_settings=FREE_WORDS)
def admin(
    context: typer.Context,
    *,
    action: Annotated[str, typer.Argument(metavar="ACTION")],
    argument: Annotated[str, typer.Argument(metavar="WHAT")],
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER")] = None,
    lang: Lang = None,
) -> int:
    require_extra("server")
    from tuckbox.cli.commands.server import admin  # noqa: PLC0415
    from tuckbox.server.settings import read_settings  # noqa: PLC0415

    settings = read_settings({"database": database, "data": data})
    return admin(_terminal(context), settings, action, argument)


@app.command(context_settings=FREE_WORDS)
def perft(
    context: typer.Context,
    *,
    depth: Annotated[int, typer.Option("--depth", metavar="N")],
    words: Words = None,
    option: Pairs = None,
    divide: Annotated[bool, typer.Option("--divide")] = False,
    chance: Annotated[Path | None, typer.Option("--chance", metavar="FILE")] = None,
    box: Box = None,
    components: Components = None,
    lang: Lang = None,
) -> None:
    from tuckbox.cli.commands.rules import count  # noqa: PLC0415
    from tuckbox.cli.game_choice import chosen_game, read_game_choice  # noqa: PLC0415

    choice = read_game_choice(words or (), option or ())
    rules = chosen_game(choice.game if box else choice.required_game(), components, box)
    options = choice.options(rules)
    count(_terminal(context), rules, options, depth, divided=divide, chance=chance)


def _terminal(context: typer.Context, *, plain: bool = False) -> Terminal:
    terminal = context.find_object(Terminal)
    assert terminal is not None
    terminal.plain = plain
    return terminal
