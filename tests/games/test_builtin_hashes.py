"""The built-in components as their hash names them in every record.

A set that must change stays in the package by its hash, so that old records replay.
"""

import pytest

from tuckbox import game
from tuckbox.games import BUILT_IN, as_recorded, game_folder

COMPONENTS = {
    "fits": ["fba193669c50d116f9f611ff9953ef609ed80a57b5f0efbc80278d8745cc7187"],
    "bits": ["3615b41a6e05cb03c2fa59e1f402df6efa0f531e6d2780c93ffa6c1e12e6bf14"],
    "fillit": ["11df921a46b94feb134316611f281087505d9767e5594ce28229296e173c2239"],
    "jammit": ["d27ecee3a46ae1bfe8ba571e5b9f2ce1700bbc6799120e4f5de97d96cf802844"],
}
"""The hash of every set of components that a release ever had, the current one last."""


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_components_of_every_release_are_still_here(name: str) -> None:
    *earlier, current = COMPONENTS.get(name, ["of no release yet"])
    assert game(name).files.hash == current, (
        f"records name this hash: move the old files to games/{name}/earlier/{current[:12]}/ "
        "and add the new hash here"
    )
    assert [as_recorded(game(name), old).files.hash for old in earlier] == earlier
    kept = {path.name for path in game_folder(name).glob("earlier/*")}
    assert kept == {old[:12] for old in earlier}


@pytest.mark.parametrize("name", BUILT_IN)
def test_nothing_but_data_is_hashed(name: str) -> None:
    """Demo, lesson and examples lie beside the components and may change."""
    folder = game_folder(name) / "data"
    files = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    assert set(game(name).files.texts) <= files
