// boardgame.io's server with tic-tac-toe and FITS, its matches in memory; prints its port once it listens.
import server from 'boardgame.io/dist/cjs/server.js';
import { fits } from './fits.mjs';
import { ticTacToe } from './tic_tac_toe.mjs';

const port = Number(process.argv[2]);
await server.Server({ games: [ticTacToe, fits], origins: [server.Origins.LOCALHOST] }).run(port);
console.log(`listening ${port}`);
