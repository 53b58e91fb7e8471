import { type Bucket, bucketAt, bucketsOf } from './buckets.ts';
import { CHARGE, deleteExpiredBuckets, refundBucket, secondsBlocked } from './sql.ts';
import type { Queryable } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { Problem } from '../problem.ts';

/**
 * Slows guesses on all servers together. An attempt is charged in advance and refunded when right, so that guesses sent
 * at once all count; a blocked address charges no wider bucket. Ten thousand guesses take days from one address, hours
 * from a /24 or everywhere; an owner of the secret waits seconds at worst, unless they come from the very same address.
 * @throws Problem 429 with `retryAfter`, in seconds; else the error of `attempt`, which has to throw at a wrong guess
 */
export const slowGuesses = <T>(
  platform: Platform,
  purpose: string,
  address: string,
  attempt: () => Promise<T>,
): Promise<T> => guess(platform, bucketsOf(purpose, address), attempt);

/** It counts by target, whoever guesses: use it where everybody guesses at one secret, and where a target is not of strangers and the owner at once. */
export const slowGuessesAt = <T>(
  platform: Platform,
  { purpose, target }: { readonly purpose: string; readonly target: string },
  attempt: () => Promise<T>,
): Promise<T> => guess(platform, [bucketAt(purpose, target)], attempt);

export { guess as slowGuessesIn };

/** Where the buckets are the caller's own, the narrowest first. */
async function guess<T>(platform: Platform, buckets: readonly Bucket[], attempt: () => Promise<T>): Promise<T> {
  await limitRate(platform, buckets);
  try {
    const result = await attempt();
    await giveBack(platform, buckets);
    return result;
  } catch (error) {
    if (error instanceof Problem && UNJUDGED.includes(error.status)) await giveBack(platform, buckets);
    throw error;
  }
}

/** The provider did not answer or was called too often, so nothing was guessed. */
const UNJUDGED: readonly number[] = [424, 429];

/** @throws Problem 429 with `retryAfter`, in seconds, when a bucket is blocked */
export async function limitRate(platform: Platform, buckets: readonly Bucket[]): Promise<void> {
  const blocked = await charge(platform, buckets);
  if (blocked) throw tooMany(await secondsOf(platform, blocked));
}

/** `database` may be a transaction, which then charges as it commits. */
interface Paced extends Pick<Platform, 'now'> {
  readonly database: Queryable;
}

/** It charges as `limitRate` does, and is false where that throws. */
export const withinPace = async (platform: Paced, buckets: readonly Bucket[]): Promise<boolean> =>
  (await charge(platform, buckets)) === undefined;

export const giveBack = ({ database }: Platform, buckets: readonly Bucket[]) =>
  refundBucket(database, { buckets: buckets.map(({ name }) => name) });

export async function tidyBuckets({ database, now }: Platform): Promise<void> {
  await deleteExpiredBuckets(database, { now: now() });
}

/** The first blocked bucket is returned; those after it are not charged. */
async function charge({ database, now }: Paced, buckets: readonly Bucket[]): Promise<Bucket | undefined> {
  const statement = CHARGE[buckets.length as keyof typeof CHARGE];
  const [row] = await statement(database, {
    buckets: buckets.map(({ name }) => name),
    now: now(),
    freeFailures: buckets.map(({ free }) => free),
    longestSeconds: buckets.map(({ longest }) => longest),
    windowSeconds: buckets.map(({ windowSeconds = QUARTER_OF_AN_HOUR }) => windowSeconds),
  });
  return buckets[row!.charged];
}

const QUARTER_OF_AN_HOUR = 15 * 60;

async function secondsOf({ database, now }: Platform, { name }: Bucket): Promise<number> {
  const [blocked] = await secondsBlocked(database, { bucket: name, now: now() });
  return Math.max(blocked?.seconds ?? 1, 1);
}

function tooMany(seconds: number): Problem {
  const wait = seconds === 1 ? '1 second' : seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new Problem(429, `Too many attempts. Please wait ${wait} and try again`, { retryAfter: seconds });
}
