import { tidyBuckets } from './rate-limit/rateLimit.ts';
import { forgetTokens } from './auth/sql.ts';
import { forgetCodes, forgetProofs } from './codes/sql.ts';
import { forgetPlaces } from './waiting-room/sql.ts';
import { forgetListChanges } from './lookups/sql.ts';
import type { Platform } from './platform.ts';

export async function scheduleHousekeeping(platform: Platform): Promise<void> {
  await platform.jobs.schedule('housekeeping', '*/15 * * * *', async () => {
    await tidyBuckets(platform);
    await forgetTokens(platform.database, { now: platform.now() });
    await forgetCodes(platform.database, { now: platform.now() });
    await forgetProofs(platform.database, { now: platform.now() });
    await forgetPlaces(platform.database, { now: platform.now() });
    await forgetListChanges(platform.database);
  });
  await platform.jobs.schedule('missed-reactions', '* * * * *', () => platform.reactions.tryMissed(platform));
}
