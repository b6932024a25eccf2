"""Where the tests find PostgreSQL."""

from pathlib import Path

import pytest

from tests.server import backends
from tests.server.backends import packaged_postgres, system_postgres
from tests.services import origin

PROGRAMS = ("postgres", "initdb", "createdb")


@pytest.fixture(autouse=True)
def nothing_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(origin, "FROM_SYSTEM", True)
    monkeypatch.setattr(backends, "DEBIAN", tmp_path / "debian")
    monkeypatch.setenv("PATH", str(tmp_path / "path"))


def install(folder: Path, *programs: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name in programs:
        (folder / name).write_text("#!/bin/sh\n")
        (folder / name).chmod(0o755)
    return folder


def test_the_newest_of_debians_is_used(tmp_path: Path) -> None:
    for version in ("9.6", "15", "10"):
        install(tmp_path / "debian" / version / "bin", *PROGRAMS)
    assert system_postgres() == tmp_path / "debian" / "15" / "bin"


def test_what_is_on_the_path_comes_first(tmp_path: Path) -> None:
    install(tmp_path / "debian" / "15" / "bin", *PROGRAMS)
    assert system_postgres() == tmp_path / "debian" / "15" / "bin"
    path = install(tmp_path / "path", *PROGRAMS)
    assert system_postgres() == path


def test_a_link_on_the_path_leads_to_the_rest(tmp_path: Path) -> None:
    real = install(tmp_path / "real", *PROGRAMS)
    install(tmp_path / "path")
    (tmp_path / "path" / "postgres").symlink_to(real / "postgres")
    assert system_postgres() == real


def test_postgres_itself_tells_where_it_is(tmp_path: Path) -> None:
    real = install(tmp_path / "real", *PROGRAMS)
    tells = install(tmp_path / "path", "pg_config") / "pg_config"
    tells.write_text(f"#!/bin/sh\necho '{real}'\n")
    assert system_postgres() == real


def test_without_any_the_failure_says_what_to_do(tmp_path: Path) -> None:
    install(tmp_path / "debian" / "15" / "bin", "psql")  # the client's package alone
    with pytest.raises(pytest.fail.Exception, match="PostgreSQL cannot be had: install its server"):
        system_postgres()


def test_only_another_user_needs_a_copy_of_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / backends.PACKAGED_POSTGRES
    install(package, "__init__.py")
    install(package / "pginstall18" / "bin", *PROGRAMS)
    install(package.with_suffix(".libs"), "libpq.so")
    monkeypatch.syspath_prepend(tmp_path)
    assert packaged_postgres(None) == package / "pginstall18" / "bin"
    copied = packaged_postgres(tmp_path / "copy")
    assert copied.is_relative_to(tmp_path / "copy")
    assert {file.name for file in copied.iterdir()} == {*PROGRAMS}
    libraries = copied.parents[1].with_suffix(".libs")
    assert (libraries / "libpq.so").exists()
