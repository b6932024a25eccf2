/** What the browser says of records: reads lines of JSON with `record` and `keepsake`, prints a line for each. */
import { createInterface } from 'node:readline';
import { Keepsake, type Fact } from '../src/lib/draw/keepsake';
import { verify } from '../src/lib/verify/verify';

interface Asked {
  match: string;
  record: string;
  keepsake: Fact[];
}

for await (const line of createInterface({ input: process.stdin })) {
  const { match, record, keepsake } = JSON.parse(line) as Asked;
  const { verdict, isUnchecked, lacksDecks } = verify(record, keepsake.length ? new Keepsake(match, keepsake) : null);
  process.stdout.write(`${JSON.stringify({ verdict, isUnchecked, lacksDecks })}\n`);
}
