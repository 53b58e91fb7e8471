/**
 * A step of `npm run check`: replays the applications that are begun, of the database at DATABASE_URL or under DATA_DIR,
 * and warns of what would break for them, or be asked otherwise of those who begin from now on. It never fails and writes
 * nothing; where there is no database to look at, it says so.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { replayBegun } from '#server/applications/replay.ts';
import { openLookups } from '#server/lookups/service.ts';
import { loadSchool } from '#server/school/service.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { publishedIn } from '#server/platform/programmes/publishedProgrammes.ts';
import { readSettings } from '#server/platform/settings.ts';
import { replayReport } from './begun-applications/report.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { databaseUrl, dataDir, declarations } = readSettings(process.env);

if (databaseUrl === undefined && !existsSync(join(dataDir, 'database'))) skip(`there is no database in ${dataDir}`);
else await look().catch((mistake: Error) => skip(mistake.message.split('\n')[0]!));

async function look(): Promise<void> {
  const catalogue = loadCatalogue(ROOT, ...declarations);
  const database = await openDatabase({ databaseUrl, dataDir, asItIs: true });
  const now = () => new Date();
  try {
    const programmes = await publishedIn(database);
    await loadSchool({ database, now });
    console.log(replayReport(await replayBegun({ database, programmes, catalogue, now }, openLookups({ now }))));
  } finally {
    await database.close();
  }
}

function skip(reason: string): void {
  console.log(`Begun applications were not looked at: ${reason}`);
}
