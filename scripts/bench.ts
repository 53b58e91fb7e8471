import { PARTS } from '../tests/bench/parts.ts';
import { printTable } from '../tests/bench/report.ts';

/** `--small` (`tests/bench/size.ts`) is no part's name. */
const requested = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = requested.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) throw new Error(`There is no part '${unknown}': there are ${Object.keys(PARTS).join(', ')}`);

for (const [name, { title, onlyWhenNamed, run }] of Object.entries(PARTS)) {
  if (requested.length === 0 ? !onlyWhenNamed : requested.includes(name)) printTable(title, await run());
}
