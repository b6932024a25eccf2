"""The built-in components as their hash names them in every record: a change here breaks records.

A set that must change stays in the package by its hash, so that old records replay.
"""

import pytest

import tuckbox
from tuckbox.games import game_folder

HASHES = {
    "fits": "fba193669c50d116f9f611ff9953ef609ed80a57b5f0efbc80278d8745cc7187",
    "bits": "3615b41a6e05cb03c2fa59e1f402df6efa0f531e6d2780c93ffa6c1e12e6bf14",
    "fillit": "11df921a46b94feb134316611f281087505d9767e5594ce28229296e173c2239",
    "jammit": "d27ecee3a46ae1bfe8ba571e5b9f2ce1700bbc6799120e4f5de97d96cf802844",
}


@pytest.mark.parametrize("name", HASHES)
def test_the_built_in_components_are_what_records_name(name: str) -> None:
    assert tuckbox.game(name).files.hash == HASHES[name]


@pytest.mark.parametrize("name", HASHES)
def test_nothing_but_data_is_hashed(name: str) -> None:
    """Demo, lesson and examples lie beside the components and may change."""
    assert (game_folder(name) / "tour").is_dir()
    folder = game_folder(name) / "data"
    files = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    assert set(tuckbox.game(name).files.texts) <= files
