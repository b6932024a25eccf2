/** Reads what the server writes in a short form, as the rest of the client knows it: at one place. */
import type {
  Effects,
  Entry,
  Game,
  Message,
  MessageValue,
  Replay,
  Result,
  Studied,
  TextView,
  Update,
} from '.';
import type {
  EntryModel,
  GameModel,
  MessageModel,
  Replay as WireReplay,
  ResultModel,
  Studied as WireStudied,
  TextModel,
  Update as WireUpdate,
} from './schema';

type WireValue = MessageModel[string][string];

/** A message is an object with one field: its name is the id. */
export function readMessage(message: MessageModel): Message {
  const [[id, values] = ['', {}]] = Object.entries(message);
  return { id, values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, readValue(value)])) };
}

function readValue(value: WireValue): MessageValue {
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' ? readMessage(item) : item));
  return typeof value === 'object' ? readMessage(value) : value;
}

/** Effects do not repeat the actor and the text of their entry. */
export function readEntry({ number, actor, text, kind, effects = [] }: EntryModel): Entry {
  const known = { seat: { id: 'seat', values: { seat: actor } }, text };
  const told = effects.map(readMessage).map(({ id, values }) => ({ id, values: { ...known, ...values } }));
  return { number, actor, text, kind: kind ?? (actor ? 'move' : 'draw'), effects: told };
}

export function readEffects(effects: Record<string, MessageModel[]>): Effects {
  return Object.fromEntries(Object.entries(effects).map(([move, told]) => [move, told.map(readMessage)]));
}

function readResult(result: ResultModel | null): Result | null {
  return result && { ...result, reason: readMessage(result.reason) };
}

function readText(text: TextModel | null): TextView | null {
  if (!text) return null;
  const groups = text.groups.map(({ heading, moves }) => ({ heading: readMessage(heading), moves }));
  return { picture: text.picture, sentences: text.sentences.map(readMessage), groups };
}

/** What the view says is not repeated: which seats owe a choice, and what the own one has chosen. */
export function readUpdate(update: WireUpdate): Update {
  const { chosen, entries, moves, owed, result, text, view } = update;
  return {
    ...update,
    entries: entries.map(readEntry),
    ...readMoves(moves),
    owed: owed ?? view.to_move,
    chosen: chosen ?? (view as { choice?: string | null }).choice ?? null,
    result: readResult(result),
    text: readText(text),
  };
}

type Moves = Pick<Update, 'moves' | 'landings'>;
/** What was read is kept with what it was read from: patches do not touch the moves while others choose. */
const readBefore = new WeakMap<object, Moves>();

function readMoves(moves: WireUpdate['moves']): Moves {
  const read = readBefore.get(moves) ?? readGroups(moves);
  readBefore.set(moves, read);
  return read;
}

/** Moves come by how their texts begin; where pieces slide down, each with the row in which its piece comes to rest. */
function readGroups(moves: WireUpdate['moves']): Moves {
  if (Array.isArray(moves)) return { moves, landings: null };
  const read = Object.entries(moves).flatMap(([begins, ends]: [string, string[] | Record<string, number | null>]) =>
    Array.isArray(ends)
      ? ends.map((end) => ({ move: begins + end, row: null }))
      : Object.entries(ends).map(([end, row]) => ({ move: begins + end, row })),
  );
  return { moves: read.map(({ move }) => move), landings: read.map(({ row }) => row) };
}

export function readStudied(studied: WireStudied): Studied {
  return {
    ...studied,
    entries: studied.entries.map(readEntry),
    effects: readEffects(studied.effects),
    result: readResult(studied.result),
    text: readText(studied.text),
  };
}

export function readReplay(replay: WireReplay): Replay {
  return {
    ...replay,
    start_text: readText(replay.start_text),
    steps: replay.steps.map(({ entry, view, text }) => ({ entry: readEntry(entry), view, text: readText(text) })),
    result: readResult(replay.result),
  };
}

export function readGame(game: GameModel): Game {
  return { ...game, reconstructed: game.reconstructed.map(readMessage) };
}
