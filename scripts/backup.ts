import { parseArgs } from 'node:util';
import { backUp } from '../src/server/operations/backup/commands.ts';
import { readSettings } from '../src/server/platform/settings.ts';

/** Works whether or not the server runs. */
try {
  const {
    values: { to },
  } = parseArgs({ options: { to: { type: 'string' } } });
  if (to === undefined) throw new Error('Say where to: npm run backup -- --to folder');
  const { path, manifest } = await backUp(readSettings(process.env), to, new Date());
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  console.log(`${path}: ${rows} rows of ${Object.keys(manifest.rows).length} tables, ${manifest.files} files`);
} catch (mistake) {
  console.error((mistake as Error).message);
  process.exitCode = 1;
}
