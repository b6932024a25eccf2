"""Every language has its folder, with the same files."""

from tests.message_files import FILES
from tuckbox.i18n import LANGUAGES
from tuckbox.i18n.files import FOLDER


def test_there_are_message_files() -> None:
    assert "core.ftl" in FILES
    assert {path.name for path in FOLDER.iterdir() if path.is_dir()} >= set(LANGUAGES)
