// FITS for boardgame.io. All seats choose at the same time; the piles, and the choices until the last seat
// has made its own, are secret.
import core from 'boardgame.io/dist/cjs/core.js';
import { BOARDS, COLUMNS, ROWS, score } from './boards.mjs';
import { CARDS, LIES } from './tiles.mjs';

const STARTS = ['L5', 'P5', 'T5', 'V5'];
const SET_ASIDE = '-';
const MOVE = /^(\w\d):(m?[0-3])@([A-F])$/;

const emptyRamp = () => ({ laid: [], heights: Array(COLUMNS).fill(0), setAside: [] });

// Begin the round with the next board: a starting card for each seat, all ramps empty.
function deal(G) {
  const { starts } = G.secret.decks[G.round];
  G.starts = starts.slice(0, G.ramps.length);
  G.ramps = G.ramps.map(emptyRamp);
  G.card = null;
  G.done = [];
}

const openTile = (G, seat) => G.card ?? G.starts[seat];
const misses = (G, seat) => G.card !== null && G.card === G.starts[seat];

// Return the tile where it would come to rest, or null if it cannot be placed so.
function landed(G, seat, text) {
  const [, tile, name, letter] = MOVE.exec(text) ?? [];
  const lie = tile === openTile(G, seat) ? LIES[tile][name] : undefined;
  if (lie === undefined) return null;
  const column = letter.charCodeAt(0) - 'A'.charCodeAt(0);
  if (lie.some(([across]) => column + across >= COLUMNS)) return null;
  const { heights } = G.ramps[seat];
  const row = Math.max(...lie.map(([across, up]) => heights[column + across] - up));
  return row < ROWS ? { tile, name, column, row } : null;
}

function lay(ramp, laid) {
  ramp.laid.push(laid);
  for (const [across, up] of LIES[laid.tile][laid.name]) {
    const column = laid.column + across;
    ramp.heights[column] = Math.max(ramp.heights[column], laid.row + up + 1);
  }
}

function covered(ramp) {
  const cells = ramp.laid.flatMap(({ tile, name, column, row }) =>
    LIES[tile][name].map(([across, up]) => (row + up) * COLUMNS + column + across),
  );
  return new Set(cells);
}

function choose({ G, playerID }, text) {
  const seat = Number(playerID);
  if (misses(G, seat)) return core.INVALID_MOVE;
  const choice = text === SET_ASIDE && G.card !== null ? SET_ASIDE : landed(G, seat, text);
  if (choice === null) return core.INVALID_MOVE;
  G.secret.choices[seat] = choice;
  if (G.ramps.every((_, other) => misses(G, other) || G.secret.choices[other] !== null)) goOn(G);
}

// Everybody has chosen: all choices take effect at once, and the next card is turned.
function goOn(G) {
  G.secret.choices.forEach((choice, seat) => {
    if (choice === SET_ASIDE) G.ramps[seat].setAside.push(G.card);
    else if (choice !== null) lay(G.ramps[seat], choice);
  });
  G.secret.choices.fill(null);
  if (G.card !== null) G.done.push(G.card);
  G.card = G.secret.decks[G.round].cards[G.done.length] ?? null;
  if (G.card === null) endRound(G);
}

function endRound(G) {
  G.scores.push(G.ramps.map((ramp) => score(BOARDS[G.round], covered(ramp))));
  if (G.scores.length < BOARDS.length) {
    G.round += 1;
    deal(G);
  }
}

export const fits = {
  name: 'fits',
  minPlayers: 1,
  maxPlayers: 4,
  disableUndo: true,
  // `decks` comes with a recorded game; otherwise chance shuffles.
  setup: ({ ctx, random }, { decks } = {}) => {
    const shuffled = () => ({ starts: random.Shuffle(STARTS), cards: random.Shuffle(CARDS) });
    const G = {
      secret: { decks: decks ?? BOARDS.map(shuffled), choices: Array(ctx.numPlayers).fill(null) },
      round: 0,
      ramps: Array(ctx.numPlayers).fill(null),
      scores: [],
    };
    deal(G);
    return G;
  },
  turn: { activePlayers: core.ActivePlayers.ALL },
  moves: { choose: { move: choose, client: false, ignoreStaleStateID: true } },
  playerView: ({ G: { secret, ...open }, playerID }) => ({ ...open, choice: secret.choices[playerID] ?? null }),
  endIf: ({ G }) => {
    if (G.scores.length < BOARDS.length) return undefined;
    return { scores: G.ramps.map((_, seat) => G.scores.reduce((sum, round) => sum + round[seat], 0)) };
  },
};
