"""The dearest requests about what was played, drawn or dealt: by route."""

from tests.server.worst.listed import Listed
from tests.server.worst.routes import LAST
from tests.server.worst.scene import ME, SEATS, Ask, Scene

STUDIES = Listed()
FILE = "[file x.txt made up]\n"

# Afterwards


@STUDIES.put("POST /api/matches/{match}/rematch")
def _a_rematch(scene: Scene) -> Ask:
    match = _given_up(scene)
    return lambda: scene.post(f"/matches/{match}/rematch")


@STUDIES.put("POST /api/matches/{match}/again")
def _again(scene: Scene) -> Ask:
    match = _given_up(scene)
    return lambda: scene.post(f"/matches/{match}/again", None, 200, 201, 409, 422)


@STUDIES.put("POST /api/matches/{match}/challenge")
def _a_challenge(scene: Scene) -> Ask:
    match = _given_up(scene)
    return lambda: scene.post(f"/matches/{match}/challenge", None, 200, 201, 409, 422)


def _given_up(scene: Scene) -> str:
    match = scene.imported(scene.long_record)
    update = scene.get(f"/matches/{match}/update").json()
    said = {"seat": 1, "ply": update["seats"][0]["ply"], "text": "resigns"}
    scene.post(f"/matches/{match}/entries", said)
    return match


@STUDIES.put("GET /api/matches/{match}/replay")
def _the_end_of_a_long_match(scene: Scene) -> Ask:
    match = scene.imported(scene.long_record)
    after = scene.entries - LAST
    return lambda: scene.get(f"/matches/{match}/replay", after=after, limit=200, text=True)


@STUDIES.put("GET /api/matches/{match}/replay")
def _the_end_of_a_regretted_match(scene: Scene) -> Ask:
    match = scene.imported(scene.regretted_record)
    after = scene.entries - LAST
    return lambda: scene.get(f"/matches/{match}/replay", after=after, limit=200, text=True)


@STUDIES.put("GET /api/matches/{match}/replay")
def _every_game_replayed_in_words(scene: Scene) -> Ask:
    matches = scene.finished()
    return lambda: [
        scene.get(f"/matches/{match}/replay", limit=200, text=True) for match in matches
    ]


@STUDIES.put("GET /api/matches/{match}/analysis")
def _an_analysis_begun(scene: Scene) -> Ask:
    match = _given_up(scene)
    return lambda: scene.get(f"/matches/{match}/analysis", 200, 503)


@STUDIES.put("GET /api/matches/{match}/advice", is_short=False)
def _advice_on_the_first_move(scene: Scene) -> Ask:
    match = scene.ann.create("bits", ME)["id"]
    return lambda: scene.get(f"/matches/{match}/advice")


@STUDIES.put("GET /api/matches/{match}/advice")
def _no_advice_on_a_long_match(scene: Scene) -> Ask:
    match = scene.imported(scene.long_record)
    return lambda: scene.get(f"/matches/{match}/advice", 403)


# Studies


@STUDIES.put("POST /api/study")
def _a_long_record_in_words(scene: Scene) -> Ask:
    body = {"record": scene.long_record, "text": True}
    return lambda: scene.post("/study", body)


@STUDIES.put("POST /api/study")
def _a_record_full_of_comments(scene: Scene) -> Ask:
    body = {"record": scene.padded_record, "at": scene.entries // 2}
    return lambda: scene.post("/study", body)


@STUDIES.put("POST /api/study")
def _a_long_match_in_its_middle(scene: Scene) -> Ask:
    match = scene.imported(scene.long_record)
    body = {"match": match, "at": scene.entries - 1, "text": True}
    return lambda: scene.post("/study", body)


@STUDIES.put("POST /api/study")
def _a_line_of_many_entries(scene: Scene) -> Ask:
    lines = scene.long_record.split("\n")[6:2006]
    entries = [{"actor": int(line[0]), "text": line[2:]} for line in lines if line]
    body = {"game": "fillit", "entries": entries, "text": True}
    return lambda: scene.post("/study", body)


@STUDIES.put("POST /api/study")
def _every_new_game_studied(scene: Scene) -> Ask:
    return lambda: [
        scene.post("/study", {"game": game, "options": {"seats": SEATS[game]}, "text": True})
        for game in SEATS
    ]


@STUDIES.put("POST /api/study")
def _a_study_of_lists(scene: Scene) -> Ask:
    return scene.junk("POST", "/study", "{}", "entries")


@STUDIES.put("POST /api/study/advice", is_short=False)
def _advice_on_a_long_record(scene: Scene) -> Ask:
    body = {"record": scene.long_record, "bot": "random"}
    return lambda: scene.post("/study/advice", body, 200, 503)


@STUDIES.put("POST /api/study/advice")
def _advice_on_lists(scene: Scene) -> Ask:
    return scene.junk("POST", "/study/advice", "1", "preview")


@STUDIES.put("POST /api/records")
def _a_long_record_imported(scene: Scene) -> Ask:
    body = {"text": scene.long_record}
    return lambda: scene.post("/records", body)


@STUDIES.put("POST /api/records")
def _comments_imported(scene: Scene) -> Ask:
    body = {"text": scene.padded_record}
    return lambda: scene.post("/records", body)


@STUDIES.put("POST /api/records")
def _a_regretted_record_imported(scene: Scene) -> Ask:
    body = {"text": scene.regretted_record}
    return lambda: scene.post("/records", body)


@STUDIES.put("POST /api/records")
def _records_that_are_none(scene: Scene) -> Ask:
    head = "\n".join(scene.long_record.split("\n")[:6])
    texts = ["\n" * 590_000, "[" * 990_000, head + "\n" * 590_000, head + "\n;" * 390_000]
    return lambda: [scene.post("/records", {"text": text}, 422) for text in texts]


# Boxes


@STUDIES.put("POST /api/boxes/check")
def _large_boxes_checked(scene: Scene) -> Ask:
    bodies = [{"text": scene.box(game)} for game in SEATS]
    return lambda: [scene.post("/boxes/check", body) for body in bodies]


@STUDIES.put("POST /api/boxes/check")
def _boxes_that_are_none(scene: Scene) -> Ask:
    head = scene.box().split("[file")[0]
    texts = ["\n" * 590_000, "[" * 990_000, head + "\n" * 3_900, head + FILE * 3_000]
    return lambda: [scene.post("/boxes/check", {"text": text}) for text in texts]


@STUDIES.put("POST /api/boxes/possible")
def _a_large_board(scene: Scene) -> Ask:
    body = {"text": scene.box(), "board": "1"}
    return lambda: scene.post("/boxes/possible", body, 200, 404)


@STUDIES.put("POST /api/boxes")
def _a_large_box_kept(scene: Scene) -> Ask:
    scene.shared_boxes  # noqa: B018 - others that it is compared with
    body = {"text": scene.box(), "shared": True}
    other = scene.visitor()
    return lambda: scene.answered(other.post("/boxes", body))


@STUDIES.put("GET /api/boxes")
def _a_page_of_large_boxes(scene: Scene) -> Ask:
    scene.shared_boxes  # noqa: B018 - they are what the page shows
    return lambda: [scene.get("/boxes", which=which, limit=100) for which in ("shared", "mine")]


@STUDIES.put("GET /api/boxes/{hash}")
def _a_large_box(scene: Scene) -> Ask:
    return lambda: scene.get(f"/boxes/{scene.shared_boxes[0]}")


@STUDIES.put("DELETE /api/boxes/{hash}")
def _a_box_withdrawn(scene: Scene) -> Ask:
    other = scene.visitor()
    hash = scene.answered(other.post("/boxes", {"text": scene.box()})).json()["hash"]
    return lambda: scene.answered(other.http.delete(f"/boxes/{hash}"))


# The day's deal


@STUDIES.put("GET /api/daily")
def _every_deal_of_a_crowded_day(scene: Scene) -> Ask:
    scene.crowded_day  # noqa: B018 - all have played by then
    return lambda: scene.get("/daily")


@STUDIES.put("GET /api/daily/commitments")
def _commitments(scene: Scene) -> Ask:
    return lambda: scene.get("/daily/commitments")


@STUDIES.put("GET /api/daily/{game}")
def _the_deal_of_today(scene: Scene) -> Ask:
    return lambda: [scene.get(f"/daily/{game}") for game in ("fits", "bits")]


@STUDIES.put("POST /api/daily/{game}")
def _an_attempt(scene: Scene) -> Ask:
    other = scene.visitor()
    return lambda: [scene.answered(other.post(f"/daily/{game}")) for game in ("fits", "bits")]


@STUDIES.put("GET /api/daily/{game}/{date}")
def _the_standings(scene: Scene) -> Ask:
    day = scene.crowded_day
    return lambda: scene.get(f"/daily/fits/{day}")
