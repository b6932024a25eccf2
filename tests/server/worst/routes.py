"""The dearest requests about tables, by route; `studies.py` has the others."""

from tests.server.worst.listed import Listed
from tests.server.worst.scene import ME, OPEN, SEATS, Ask, Scene
from tuckbox.i18n import LANGUAGES

ROUTES = Listed()
LAST = 200
"""The most entries that an update has."""


# What is the same for everybody


@ROUTES.put("GET /api/games")
def _all_games(scene: Scene) -> Ask:
    return lambda: scene.get("/games")


@ROUTES.put("GET /api/games/{name}/demo")
def _every_demo(scene: Scene) -> Ask:
    return lambda: [scene.get(f"/games/{name}/demo") for name in SEATS]


@ROUTES.put("GET /api/games/{name}/tour")
def _every_tour(scene: Scene) -> Ask:
    return lambda: [scene.get(f"/games/{name}/tour") for name in SEATS]


@ROUTES.put("GET /api/messages/{language}")
def _every_language(scene: Scene) -> Ask:
    return lambda: [scene.get(f"/messages/{language}") for language in LANGUAGES]


@ROUTES.put("GET /api/openapi.json")
def _the_description(scene: Scene) -> Ask:
    return lambda: scene.get("/openapi.json")


@ROUTES.put("GET /{path:path}")
@ROUTES.put("HEAD /{path:path}")
def _pages_and_no_pages(scene: Scene) -> Ask:
    root = str(scene.node.url)
    http = scene.ann.http
    return lambda: [
        http.request(verb, f"{root}/{path}")
        for verb in ("GET", "HEAD")
        for path in ("", "index.html", "match/x", "a/" * 1_000, "%2e%2e/" * 500, "x" * 8_000)
    ]


@ROUTES.put("GET /healthz")
def _health(scene: Scene) -> Ask:
    return lambda: scene.ann.http.get(f"{scene.node.url}/healthz")


@ROUTES.put("GET /metrics")
def _metrics(scene: Scene) -> Ask:
    return lambda: scene.ann.http.get(f"{scene.node.url}/metrics")


# One's identity


@ROUTES.put("GET /api/me")
def _somebody_new(scene: Scene) -> Ask:
    return lambda: scene.visitor().close()


@ROUTES.put("GET /api/me/scores", is_short=False)
def _many_games_alone(scene: Scene) -> Ask:
    for _ in range(3):
        scene.played("fits", ME)
    return lambda: scene.get("/me/scores")


@ROUTES.put("GET /api/me/scores")
def _no_games_alone(scene: Scene) -> Ask:
    return lambda: scene.get("/me/scores")


@ROUTES.put("PUT /api/me")
def _a_long_name(scene: Scene) -> Ask:
    return lambda: scene.answered(scene.ann.put("/me", {"name": "é" * 200}))


@ROUTES.put("PUT /api/me")
def _a_name_of_lists(scene: Scene) -> Ask:
    return scene.junk("PUT", "/me")


@ROUTES.put("POST /api/me/recovery")
def _a_code(scene: Scene) -> Ask:
    return lambda: scene.post("/me/recovery")


@ROUTES.put("POST /api/me/recover")
def _a_wrong_code(scene: Scene) -> Ask:
    return lambda: scene.post("/me/recover", {"code": "é" * 200}, 404)


@ROUTES.put("POST /api/me/renew")
def _one_with_many_matches(scene: Scene) -> Ask:
    for _ in range(scene.many):
        scene.ann.create("jammit", ME, ME)
    return lambda: scene.post("/me/renew")


# Matches


@ROUTES.put("POST /api/matches")
def _a_match_with_a_large_box(scene: Scene) -> Ask:
    body = {"game": "fits", "seats": [ME] * 4, "box": scene.box()}
    return lambda: scene.post("/matches?update=true", body)


@ROUTES.put("POST /api/matches")
def _a_match_with_its_first_update(scene: Scene) -> Ask:
    return lambda: [
        scene.post("/matches?update=true", {"game": game, "seats": [ME] * seats})
        for game in SEATS
        for seats in (2, SEATS[game])
    ]


@ROUTES.put("POST /api/matches")
def _a_match_of_lists(scene: Scene) -> Ask:
    return scene.junk("POST", "/matches", "{}")


@ROUTES.put("GET /api/matches")
def _a_page_of_matches(scene: Scene) -> Ask:
    for _ in range(scene.many):
        scene.post("/matches", {"game": "fits", "seats": [ME, OPEN, OPEN, OPEN], "public": True})
    return lambda: [scene.get("/matches", which=which, limit=100) for which in ("open", "mine")]


@ROUTES.put("GET /api/matches/{match}")
def _a_match_with_a_box(scene: Scene) -> Ask:
    body = {"game": "fits", "seats": [ME] * 4, "box": scene.box()}
    match = scene.post("/matches", body).json()["id"]
    return lambda: scene.get(f"/matches/{match}")


@ROUTES.put("DELETE /api/matches/{match}")
def _a_long_match_deleted(scene: Scene) -> Ask:
    match = scene.imported(scene.long_record)
    return lambda: scene.answered(scene.ann.http.delete(f"/matches/{match}"))


@ROUTES.put("GET /api/matches/{match}/qr.svg")
def _a_code_for_cameras(scene: Scene) -> Ask:
    match = f"{scene.number():032d}"
    return lambda: scene.get(f"/matches/{match}/qr.svg")


@ROUTES.put("GET /api/matches/{match}/picture.svg")
def _a_picture(scene: Scene) -> Ask:
    matches = scene.finished()
    return lambda: [scene.get(f"/matches/{match}/picture.svg") for match in matches]


# Seats


@ROUTES.put("POST /api/matches/{match}/join")
def _a_seat_with_a_long_name(scene: Scene) -> Ask:
    match = scene.post("/matches", {"game": "fits", "seats": [ME, OPEN]}).json()["id"]
    other = scene.visitor()
    return lambda: scene.answered(other.post(f"/matches/{match}/join", {"name": "é" * 200}))


@ROUTES.put("POST /api/matches/{match}/join")
def _a_seat_of_lists(scene: Scene) -> Ask:
    match = scene.post("/matches", {"game": "fits", "seats": [ME, OPEN]}).json()["id"]
    return scene.junk("POST", f"/matches/{match}/join")


@ROUTES.put("POST /api/matches/{match}/draw")
def _the_first_cards(scene: Scene) -> Ask:
    match = scene.ann.create("fits", ME, ME, ME, ME, draws=False)["id"]
    return lambda: scene.ann.give_nothing(match)


@ROUTES.put("POST /api/matches/{match}/draw")
def _a_draw_of_lists(scene: Scene) -> Ask:
    match = scene.ann.create("fits", ME, draws=False)["id"]
    return scene.junk("POST", f"/matches/{match}/draw")


@ROUTES.put("POST /api/matches/{match}/leave")
def _a_long_match_left(scene: Scene) -> Ask:
    match = scene.imported(scene.long_record)
    return lambda: scene.post(f"/matches/{match}/leave")


@ROUTES.put("POST /api/matches/{match}/seats/{number}/hand-over")
def _a_seat_handed_over(scene: Scene) -> Ask:
    match = scene.imported(scene.long_record)
    path = f"/matches/{match}/seats/1/hand-over"
    return lambda: scene.post(path, {"level": "random"}, 204, 403, 409)


@ROUTES.put("POST /api/matches/{match}/seats/{number}/free")
def _a_seat_freed(scene: Scene) -> Ask:
    match = scene.ann.create("fits", ME, OPEN, draws=False)["id"]
    return lambda: scene.post(f"/matches/{match}/seats/2/free", None, 204, 403, 409)


@ROUTES.put("POST /api/matches/{match}/seats/{number}/reclaim")
def _a_seat_reclaimed(scene: Scene) -> Ask:
    match = scene.imported(scene.long_record)
    return lambda: scene.post(f"/matches/{match}/seats/1/reclaim", None, 204, 403, 409)


@ROUTES.put("GET /api/matches/{match}/bots")
def _the_bots(scene: Scene) -> Ask:
    match = scene.imported(scene.regretted_record)
    return lambda: scene.get(f"/matches/{match}/bots")


@ROUTES.put("PUT /api/matches/{match}/bots")
def _bots_that_wait(scene: Scene) -> Ask:
    match = scene.imported(scene.regretted_record)
    return lambda: scene.answered(scene.ann.put(f"/matches/{match}/bots", {"waits": True}))


# Play


@ROUTES.put("GET /api/matches/{match}/update")
def _a_long_match_in_words(scene: Scene) -> Ask:
    match = scene.imported(scene.long_record)
    last = scene.entries - LAST
    return lambda: scene.get(f"/matches/{match}/update", text=True, last=last)


@ROUTES.put("GET /api/matches/{match}/update")
def _a_regretted_match_from_its_start(scene: Scene) -> Ask:
    match = scene.imported(scene.regretted_record)
    return lambda: scene.get(f"/matches/{match}/update", text=True, last=0)


@ROUTES.put("GET /api/matches/{match}/update")
def _every_finished_game_in_words(scene: Scene) -> Ask:
    matches = scene.finished()
    return lambda: [scene.get(f"/matches/{match}/update", text=True) for match in matches]


@ROUTES.put("GET /api/matches/{match}/update")
def _every_new_game_in_words(scene: Scene) -> Ask:
    matches = scene.begun()
    return lambda: [scene.get(f"/matches/{match}/update", text=True) for match in matches]


@ROUTES.put("POST /api/matches/{match}/entries")
def _a_move_in_a_long_match(scene: Scene) -> Ask:
    match = scene.imported(scene.long_record)
    return lambda: _play(scene, match)


@ROUTES.put("POST /api/matches/{match}/entries")
def _taken_back_far(scene: Scene) -> Ask:
    """The position before was forgotten, and is played again from the last that was kept."""
    match = scene.played("fits", ME, entries=60)
    update = scene.get(f"/matches/{match}/update").json()
    ply = update["seats"][0]["ply"]
    return lambda: [
        scene.post(
            f"/matches/{match}/entries", {"seat": 1, "ply": ply + more, "text": "takes-back"}
        )
        for more in range(3)
    ]


@ROUTES.put("POST /api/matches/{match}/entries")
def _an_entry_of_lists(scene: Scene) -> Ask:
    match = scene.ann.create("jammit", ME, ME)["id"]
    return scene.junk("POST", f"/matches/{match}/entries", "[[[]]]")


def _play(scene: Scene, match: str) -> None:
    update = scene.get(f"/matches/{match}/update", text=True).json()
    seat = update["seat"]
    said = {"seat": seat, "ply": update["seats"][seat - 1]["ply"], "text": update["moves"][0]}
    scene.post(f"/matches/{match}/entries", said)


@ROUTES.put("GET /api/matches/{match}/record")
def _a_long_record(scene: Scene) -> Ask:
    match = scene.imported(scene.long_record)
    return lambda: scene.get(f"/matches/{match}/record")
