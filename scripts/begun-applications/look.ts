import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { replayBegun } from '#server/admissions/applications/replay.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { missingMigrations } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { liveCatalogue } from '#server/platform/programmes/liveCatalogue.ts';
import { publishedIn } from '#server/platform/programmes/publishedProgrammes.ts';
import { withRemoved } from '#server/platform/programmes/removedProgrammes.ts';
import type { Settings } from '#server/platform/settings.ts';
import { replayReport } from './report.ts';

const now = () => new Date();

/** @returns the report, or why there is none; writes nothing, makes no database and never throws */
export async function lookAtBegun(
  place: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  readCatalogue: () => Catalogue,
  lookups = createCollegeLookups(now),
): Promise<string> {
  if (place.databaseUrl === undefined && !existsSync(join(place.dataDir, 'database')))
    return skipped(`there is no database in ${place.dataDir}`);
  try {
    const declared = readCatalogue();
    const database = await openDatabase({ ...place, asItIs: true });
    try {
      const [missing] = await missingMigrations(database);
      if (missing) return skipped(`the database is older than this program, it lacks ${missing}`);
      const programmes = await publishedIn(database);
      await lookups.read(database);
      const served = await withRemoved(database, declared, now());
      const removed = served.refusals.slice(declared.refusals.length).map(({ mistake }) => mistake.message);
      const catalogue = liveCatalogue(served);
      return [...removed, replayReport(await replayBegun({ database, programmes, catalogue, now, lookups }))].join(
        '\n',
      );
    } finally {
      await database.close();
    }
  } catch (mistake) {
    return skipped((mistake as Error).message.split('\n')[0]!);
  }
}

const skipped = (reason: string): string => `Begun applications were not looked at: ${reason}`;
