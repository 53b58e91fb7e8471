import { domains } from '#server/app.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { openDatabase, type DatabaseOptions } from '#server/platform/database/open.ts';
import type { Platform } from '#server/platform/platform.ts';
import { publishProgrammes } from '#server/platform/programmes/publishedProgrammes.ts';
import { readSettings } from '#server/platform/settings.ts';
import { seed } from '#server/seed.ts';
import { stoppedClock } from './clock.ts';
import { HOUSE } from './programmes.ts';

/** The demo college's first start on a migrated database, without a server: what it publishes and seeds, once for all tests. */
export async function beginCollege(place: DatabaseOptions): Promise<void> {
  const database = await openDatabase(place);
  const { now } = stoppedClock();
  const catalogue = loadCatalogue(HOUSE);
  const programmes = await publishProgrammes(database, catalogue, now());
  await seed(
    {
      settings: readSettings({}),
      database,
      catalogue,
      programmes,
      lookups: createCollegeLookups(now),
      now,
    } as Platform,
    domains,
  );
  await database.close();
}
