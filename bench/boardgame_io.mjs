// boardgame.io's server with tic-tac-toe, its matches in memory; prints its port once it listens.
import server from 'boardgame.io/dist/cjs/server.js';

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const won = LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer));
    if (won) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const port = Number(process.argv[2]);
await server.Server({ games: [game], origins: [server.Origins.LOCALHOST] }).run(port);
console.log(`listening ${port}`);
