import { tidyBuckets } from './rate-limit/rateLimit.ts';
import { forgetTokens } from './auth/sql.ts';
import { forgetCodes, forgetProofs } from './codes/sql.ts';
import { forgetPlaces } from './waiting-room/sql.ts';
import { forgetListChanges } from './lookups/sql.ts';
import type { Platform } from './platform.ts';
import { EVERY_MINUTE } from './jobs/jobs.ts';

export async function scheduleHousekeeping(platform: Platform): Promise<void> {
  await platform.jobs.schedule('housekeeping', { everyMinutes: 15 }, async () => {
    await tidyBuckets(platform);
    await forgetTokens(platform.database, { now: platform.now() });
    await forgetCodes(platform.database, { now: platform.now() });
    await forgetProofs(platform.database, { now: platform.now() });
    await forgetPlaces(platform.database, { now: platform.now() });
    await forgetListChanges(platform.database);
  });
  await platform.jobs.schedule('missed-reactions', EVERY_MINUTE, () => platform.reactions.tryMissed(platform));
}
