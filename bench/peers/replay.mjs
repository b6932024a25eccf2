// Plays recorded games of FITS, given as JSON on standard input, with boardgame.io; prints their scores.
import { readFileSync } from 'node:fs';
import clients from 'boardgame.io/dist/cjs/client.js';
import { fits } from './fits.mjs';

function scores({ seats, decks, moves }) {
  const game = { ...fits, setup: (context) => fits.setup(context, { decks }) };
  const client = clients.Client({ game, numPlayers: seats, debug: false });
  client.start();
  for (const [seat, text] of moves) {
    client.updatePlayerID(String(seat - 1));
    client.moves.choose(text);
  }
  const { gameover } = client.getState().ctx;
  client.stop();
  return gameover?.scores ?? null;
}

console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(scores)));
