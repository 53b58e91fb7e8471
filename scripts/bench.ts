import { print } from '../tests/bench/report.ts';
import { benchBytes } from '../tests/bench/bytes/bytes.ts';
import { benchKeys } from '../tests/bench/keys/keys.ts';
import { benchLists } from '../tests/bench/lists/lists.ts';
import { benchOverload } from '../tests/bench/overload/overload.ts';
import { benchStartup } from '../tests/bench/startup/startup.ts';
import { benchStore } from '../tests/bench/store/store.ts';

/** Speed and bytes, each beside what it is compared with, in one run, as ratios. Name parts to run only those. */
const PARTS = {
  keys: { title: 'Filling a section, at a quarter of the speed of this machine (script, median and 95th percentile)', run: benchKeys },
  bytes: { title: 'Scripts and styles to each page (brotli, as they came over the line, kilobytes of 1,000)', run: benchBytes },
  startup: { title: 'Loading, checking and compiling the catalogue, in a process where nothing is warm', run: benchStartup },
  lists: { title: 'A page of 200,000 users, beside a bare query for the same rows by their ids, on PostgreSQL (median)', run: benchLists },
  store: { title: 'Saving and loading, against bare Fastify with the same statements (requests a second)', run: benchStore },
  overload: { title: 'Three times what one server carries, for twenty seconds, on PostgreSQL', run: benchOverload },
} as const;

const asked = process.argv.slice(2);
for (const [name, { title, run }] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.includes(name)) print(title, await run());
}
