"""`tuckbox box`: the commands of a box and their arguments."""

from pathlib import Path
from typing import Annotated

import typer

from tuckbox.cli.terminal import Terminal, UsageError
from tuckbox.extra import require_extra
from tuckbox.i18n import LANGUAGES

box_app = typer.Typer(rich_markup_mode=None)

Game = Annotated[str, typer.Argument(metavar="GAME")]
BoxFile = Annotated[Path, typer.Argument(metavar="FILE.tuckbox-box")]
Folder = Annotated[Path, typer.Argument(metavar="FOLDER")]
Name = Annotated[str, typer.Option("--title", metavar="TEXT")]
Author = Annotated[str, typer.Option("--author", metavar="TEXT")]
Licence = Annotated[str, typer.Option("--licence", metavar="TEXT")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES))]


@box_app.callback(invoke_without_command=True)
def box(context: typer.Context, lang: Lang = None) -> None:
    if context.invoked_subcommand is None:
        raise UsageError.of("cli-box-action", known=tuple(ACTIONS))


@box_app.command()
def new(
    context: typer.Context,
    *,
    game: Game,
    box: BoxFile,
    drawing: Annotated[list[str] | None, typer.Option("--drawing", metavar="NAME")] = None,
    title: Name = "",
    author: Author = "",
    licence: Licence = "",
    lang: Lang = None,
) -> None:
    from tuckbox.cli.commands.box import BoxWords, new  # noqa: PLC0415

    new(_terminal(context), game, box, BoxWords(title, author, licence), tuple(drawing or ()))


@box_app.command()
def check(context: typer.Context, box: BoxFile, lang: Lang = None) -> None:
    from tuckbox.cli.commands.box import check  # noqa: PLC0415

    check(_terminal(context), box)


@box_app.command()
def show(
    context: typer.Context,
    box: BoxFile,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    from tuckbox.cli.commands.box import show  # noqa: PLC0415

    show(_terminal(context), box, as_json=json)


@box_app.command()
def pack(
    context: typer.Context,
    *,
    game: Game,
    folder: Folder,
    box: BoxFile,
    printed: Annotated[list[str] | None, typer.Option("--printed", metavar="NAME")] = None,
    title: Name = "",
    author: Author = "",
    licence: Licence = "",
    lang: Lang = None,
) -> None:
    from tuckbox.cli.commands.box import BoxWords, pack  # noqa: PLC0415

    words = BoxWords(title, author, licence)
    pack(_terminal(context), game, folder, box, words=words, printed=tuple(printed or ()))


@box_app.command()
def unpack(context: typer.Context, box: BoxFile, folder: Folder, lang: Lang = None) -> None:
    from tuckbox.cli.commands.box import unpack  # noqa: PLC0415

    unpack(_terminal(context), box, folder)


@box_app.command()
def learn(
    context: typer.Context,
    box: BoxFile,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N")] = 300_000,
    lang: Lang = None,
) -> None:
    require_extra("bots")
    from tuckbox.cli.commands.box import learn  # noqa: PLC0415

    learn(_terminal(context), box, rounds)


ACTIONS = ("new", "check", "show", "pack", "unpack", "learn")


def _terminal(context: typer.Context) -> Terminal:
    terminal = context.find_object(Terminal)
    assert terminal is not None
    return terminal
