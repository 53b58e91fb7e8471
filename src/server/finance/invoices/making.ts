import { giveBack, limitRate } from '../../platform/rate-limit/rateLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import { knownSince, type Visitor } from './device.ts';
import { makingBuckets } from './pace.ts';
import type { InvoiceRow } from './present.ts';
import { releaseMaker } from './sql.ts';

interface Made {
  readonly applicationTypeId: number | null;
  readonly feeId: number | null;
  readonly regNumber: string;
  readonly visitor: Visitor;
}

interface Steps {
  /** Returns no row when the device has made it already. */
  make(): Promise<readonly unknown[]>;
  find(): Promise<InvoiceRow | undefined>;
}

/** Of two clicks at once the second gets what the first made, and is not counted. @throws Problem 429 for too many */
export async function makeOnce(platform: Platform, made: Made, { make, find }: Steps): Promise<InvoiceRow> {
  const {
    regNumber,
    visitor: { device, ip },
  } = made;
  const buckets = makingBuckets(regNumber, ip);
  await limitRate(platform, buckets);
  const isNew = (await make()).length > 0;
  if (!isNew) await giveBack(platform, buckets);
  const row = await find();
  if (row) return row;
  await releaseMaker(platform.database, {
    device,
    applicationTypeId: made.applicationTypeId,
    feeId: made.feeId,
    regNumber,
    knownSince: knownSince(platform.now()),
  });
  await make();
  const again = await find();
  if (!again) throw new Error('An invoice that was just made is not there');
  return again;
}
