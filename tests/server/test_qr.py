"""The link of a match as a QR code."""

import io

import pytest
import segno

from tests.server.conftest import Visit
from tests.server.running import running, sqlite_settings
from tests.server.visitor import Visitor


def code_of(link: str) -> str:
    out = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(out, kind="svg", light="#fff", omitsize=True, xmldecl=False)
    return out.getvalue().decode()


def test_it_leads_to_the_table_by_the_address_that_the_visitor_uses(visit: Visit) -> None:
    ann = visit()
    answer = ann.get("/matches/AbC_dEf-12/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text == code_of(f"{ann.node.url}/match/AbC_dEf-12")
    seen = ann.http.get("/matches/x/qr.svg", headers={"host": "192.168.1.20:8420"})
    assert seen.text == code_of("http://192.168.1.20:8420/match/x")


def test_it_leads_where_the_operator_says(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = sqlite_settings(tmp_path_factory.mktemp("qr"), public_url="https://example.org/")
    with running(settings) as node:
        visitor = Visitor(node)
        answer = visitor.get("/matches/x/qr.svg")
        visitor.close()
    assert answer.text == code_of("https://example.org/match/x")


def test_it_is_dark_on_light_in_every_theme(visit: Visit) -> None:
    drawn = visit().get("/matches/x/qr.svg").text
    assert 'fill="#fff"' in drawn
    assert 'stroke="#000"' in drawn


@pytest.mark.parametrize("host", ["x" * 400, "x" * 4000])
def test_an_address_that_no_camera_reads_is_not_ours(visit: Visit, host: str) -> None:
    assert visit().http.get("/matches/x/qr.svg", headers={"host": host}).status_code == 421


@pytest.mark.parametrize("host", ["[", '"><script>', "a b"])
def test_a_host_that_is_none_breaks_nothing(visit: Visit, host: str) -> None:
    answer = visit().http.get("/matches/x/qr.svg", headers={"host": host})
    assert answer.status_code == 421
    # The refusal names the host, as text in JSON: no browser runs that.
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["code"] == "guard-host"


def test_only_a_match_has_one(visit: Visit) -> None:
    assert visit().get("/matches/no%20match/qr.svg").status_code == 422
