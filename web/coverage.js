// Says which lines of the client neither Vitest nor a browser ran, for `make coverage`.
//
// node coverage.js FOLDER    with vitest/coverage-final.json and browser/*.json; writes web.json
import { mergeProcessCovs } from '@bcoe/v8-coverage';
import { convert } from 'ast-v8-to-istanbul';
import libCoverage from 'istanbul-lib-coverage';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseAst } from 'vite';

const SOURCES = resolve('src');
const BUILT = resolve('../src/tuckbox/server/assets');
const folder = process.argv[2];

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns what the browser ran of one built file, told by the lines of its sources. */
async function remapped(script) {
  const file = join(BUILT, script.url);
  if (!existsSync(`${file}.map`)) return {};
  const code = readFileSync(file, 'utf8');
  const sourceMap = read(`${file}.map`);
  sourceMap.sources = sourceMap.sources.map((source) => resolve(dirname(file), source));
  return convert({ ast: parseAst(code), code, coverage: { ...script, url: `file://${file}` }, sourceMap });
}

/** Adds the lines of a coverage map: whether any run reached them. */
function add(lines, map, isNew) {
  for (const file of map.files()) {
    if (!file.startsWith(SOURCES) || !(isNew || lines.has(file))) continue;
    const known = lines.get(file) ?? new Map();
    for (const [line, hits] of Object.entries(map.fileCoverageFor(file).getLineCoverage())) {
      if (isNew || known.has(line)) known.set(line, known.get(line) || hits > 0);
    }
    lines.set(file, known);
  }
}

const lines = new Map();
add(lines, libCoverage.createCoverageMap(read(join(folder, 'vitest/coverage-final.json'))), true);

const pages = readdirSync(join(folder, 'browser')).map((name) => read(join(folder, 'browser', name)));
for (const script of mergeProcessCovs(pages).result) {
  add(lines, libCoverage.createCoverageMap(await remapped(script)), false);
}

const files = [...lines].sort().map(([file, known]) => ({
  name: relative('..', file),
  lines: [...known.keys()].map(Number),
  missed: [...known].filter(([, isRun]) => !isRun).map(([line]) => Number(line)),
}));
writeFileSync(join(folder, 'web.json'), JSON.stringify(files));
