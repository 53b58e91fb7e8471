import { parseArgs } from 'node:util';
import { restoreFrom } from '../src/server/operations/backup/commands.ts';
import { readSettings } from '../src/server/platform/settings.ts';

/** When anything is wrong, the college stays as it was. */
try {
  const {
    values: { from, replace },
  } = parseArgs({ options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } } });
  if (from === undefined) throw new Error('Say which: npm run restore -- --from file');
  const { madeAt, rows, files } = await restoreFrom(readSettings(process.env), { from, replace });
  console.log(
    `Restored as of ${madeAt}: ${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows, ${files} files`,
  );
} catch (mistake) {
  console.error((mistake as Error).message);
  process.exitCode = 1;
}
