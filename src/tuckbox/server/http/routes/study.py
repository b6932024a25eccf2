"""Studies, analyses and advice: what if, what was possible, and what a bot would play.

Nothing of a study is stored; each request brings the whole line.
"""

import secrets
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Response

from tuckbox.core import AnyGame, Seat, View, seat
from tuckbox.games import without_box
from tuckbox.match import Record, replay
from tuckbox.server.bots.bot_choice import Thought
from tuckbox.server.bots.levels import known_level, strongest
from tuckbox.server.bots.worker_pool import WorkerLost
from tuckbox.server.http.problems import responses
from tuckbox.server.http.routes.matches import MatchId
from tuckbox.server.http.services import Asking, InService, Paying, Services
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.live.past import Checkpoints, Past
from tuckbox.server.live.seat_document import effects_of
from tuckbox.server.lobby.access import (
    check_may_have_advice,
    check_may_have_advice_on,
    check_may_watch,
)
from tuckbox.server.lobby.creation import chosen_options, read_record
from tuckbox.server.model.bodies.study import Advice, AnalysisModel, Studied, Study
from tuckbox.server.model.errors import Conflict, Unavailable, Unusable
from tuckbox.server.model.holder import Holder, Payer
from tuckbox.server.model.limits import DearWork
from tuckbox.server.model.message_parts import result_model, text_json
from tuckbox.server.study.study_line import StudyLine

router = APIRouter(prefix="/api/study", tags=["study"])

MOST_EFFECTS = 64
"""With more legal moves than this, clients must ask for their effects."""
REFUSALS = responses(400, 413, 403, 404, 409, 422, 429, 503)


@router.post("", response_model=Studied, responses=REFUSALS)
async def study(asked: Study, services: InService, holder: Asking, payer: Paying) -> Response:
    """Get where a line leads. Owed draws are made; send the returned entries back to go on from there."""
    services.quotas.take(DearWork.STUDY, payer)
    if asked.bot is not None:
        admit_to_bots(services, payer)
    work = services.pools.studies.run
    line = await _line(services, asked, holder, wants_bot=asked.bot is not None)
    if asked.draw:
        await work(line.draw)
    if asked.bot is not None and line.owed:
        who = next((who for who in line.owed if who == asked.seat), line.owed[0])
        thought = await ask_bot(services, payer, line.game, line.seen_by(who), asked.bot)
        await work(line.add, who, thought.text)
        if asked.draw:
            await work(line.draw)
    return Response(await work(_studied, line, asked), media_type="application/json")


@router.post("/advice", responses=REFUSALS)
async def study_advice(asked: Study, services: InService, holder: Asking, payer: Paying) -> Advice:
    """Get what a bot would play at the end of a line; `bot` names the level, by default the strongest."""
    admit_to_bots(services, payer)
    line = await _line(services, asked, holder, wants_bot=True)
    who = _shown_seat(line, asked.seat)
    if who is None or who not in line.owed:
        raise Unusable.of("bot-nothing-to-choose")
    level = asked.bot or strongest(line.game.name)
    thought = await ask_bot(services, payer, line.game, line.seen_by(who), level)
    return Advice(text=thought.text, value=thought.value, line=thought.line)


def admit_to_bots(services: Services, payer: Payer) -> None:
    """Raise `TooMany` or `Unavailable` for who may not ask a bot now, before any work is done."""
    services.bot_choice.advice.check(payer)
    services.quotas.take(DearWork.ADVICE, payer)


async def ask_bot(
    services: Services, payer: Payer, game: AnyGame, view: View, level: str
) -> Thought:
    """Return a bot's move from what a seat sees; raise `Unavailable` if it does not answer."""
    moment = secrets.token_hex(16)
    try:
        return await services.bot_choice.advise(
            payer, game, view, known_level(game.name, level), moment
        )
    except WorkerLost as error:
        raise Unavailable.of("study-bot-silent") from error


async def _line(services: Services, asked: Study, holder: Holder, *, wants_bot: bool) -> StudyLine:
    if sum(start is not None for start in (asked.match, asked.record, asked.game)) != 1:
        raise Unusable.of("study-no-start")
    work = services.pools.studies.run
    if asked.match is not None:
        live = await services.live_matches.open(asked.match)
        check_may_watch(live, holder)
        if wants_bot:
            check_may_have_advice(live, holder)
        if asked.at is None:
            line = _of_match(live, holder)
        else:
            past = Past.of(live.id, live.match)
            line = await work(_of_past, services.live_matches.checkpoints, past, asked.at)
    elif asked.record is not None:
        record, game = await work(read_record, services.games, asked.record)
        if wants_bot:
            await check_may_have_advice_on(record.setup, holder, services.live_matches)
        line = await work(_of_record, record, game, asked.at)
    else:
        game = without_box(services.creation.game(asked.game or ""))
        options = chosen_options(game, asked.options)
        line = StudyLine(game, options, game.initial(options))
    if asked.seat is not None and asked.seat > line.options.seats:
        raise Unusable.of("match-no-seat", seat=asked.seat, seats=line.options.seats)
    await work(line.add_all, [(entry.actor, entry.text) for entry in asked.entries])
    return line


def _of_match(live: LiveMatch, holder: Holder) -> StudyLine:
    """Start from the visitor's own view of a running match, so that others' choices stay hidden."""
    match, game = live.match, live.game
    held = live.seats_of(holder)
    position = (
        match.position if match.is_over else game.position(match.view(held[0] if held else None))
    )
    return StudyLine(game, match.setup.options, position, len(match.log))


def _of_past(checkpoints: Checkpoints, past: Past, at: int) -> StudyLine:
    """Start after an entry of a match."""
    _check_at(at, past.count)
    game, options = past.game, past.setup.options
    position = game.initial(options)
    for played in checkpoints.replay(past, at - 1, at):
        position = played.after.position
    return StudyLine(game, options, position, at)


def _of_record(record: Record, game: AnyGame, at: int | None) -> StudyLine:
    at = len(record.entries) if at is None else at
    _check_at(at, len(record.entries))
    position = game.initial(record.setup.options)
    for played in replay(record, game):
        if played.entry.number <= at:
            position = played.after.position
    return StudyLine(game, record.setup.options, position, at)


def _check_at(at: int, count: int) -> None:
    if at > count:
        raise Unusable.of("study-at", at=at, count=count)


def _shown_seat(line: StudyLine, wanted: int | None) -> Seat | None:
    """Return the requested seat, else the lowest that owes a choice."""
    if wanted is not None:
        return seat(wanted)
    return next(iter(line.owed), None)


def _studied(line: StudyLine, asked: Study) -> bytes:
    """Return a `Studied`, as bytes."""
    game, who = line.game, _shown_seat(line, asked.seat)
    moves = game.legal_moves(line.position, who) if who in line.owed and who else ()
    texts = {game.format_move(move): move for move in moves}
    if len(texts) > MOST_EFFECTS:
        wanted = {text: texts[text] for text in asked.preview if text in texts}
    else:
        wanted = texts
    result, view = line.result, game.view(line.position, who)
    studied = {
        "game": game.name,
        "entries": line.entries,
        "view": view,
        "text": text_json(game, view, moves) if asked.text else None,
        "seat": who,
        "owed": line.owed,
        "moves": list(texts),
        "effects": {
            text: effects_of(game, line.position, who, move) for text, move in wanted.items()
        }
        if who
        else {},
        "result": None if result is None else result_model(result),
    }
    return orjson.dumps(studied)


analysis_router = APIRouter(prefix="/api/matches/{match}", tags=["analysis"])


@analysis_router.get("/analysis", responses=responses(403, 404, 422, 429, 503))
async def analysis(
    match: MatchId, services: InService, holder: Asking, payer: Paying
) -> AnalysisModel:
    """Get the analysis of a match; the first request starts it, later ones get progress and result.

    Only for finished matches and for your own uncounted solo play.
    """
    live = await services.live_matches.open(match)
    check_may_watch(live, holder)
    check_may_have_advice(live, holder)
    analyses = services.analyses
    work = await analyses.find(live)
    if work is None:
        analyses.check(payer)
        services.quotas.take(DearWork.ANALYSIS, payer)
        work = analyses.begin(live, payer)
    return AnalysisModel(state=work.state, progress=work.progress, result=work.result)


@analysis_router.get("/advice", responses=responses(403, 404, 409, 422, 429, 503))
async def advice(
    match: MatchId,
    services: InService,
    holder: Asking,
    payer: Paying,
    level: Annotated[str | None, Query(max_length=32)] = None,
) -> Advice:
    """Get what a bot would play now, by default the strongest; only in uncounted solo play."""
    live = await services.live_matches.open(match)
    check_may_watch(live, holder)
    check_may_have_advice(live, holder)
    owing = live.match.owing
    if not owing:
        raise Conflict.of("bot-nothing-to-choose")
    admit_to_bots(services, payer)
    wanted = level or strongest(live.game.name)
    view = live.game.view(live.match.position, seat(owing[0]))
    thought = await ask_bot(services, payer, live.game, view, wanted)
    return Advice(text=thought.text, value=thought.value, line=thought.line)
