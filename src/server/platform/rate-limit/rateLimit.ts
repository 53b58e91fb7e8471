import { type Bucket, bucketAt, bucketsOf } from './buckets.ts';
import { CHARGE, deleteExpiredBuckets, refundBucket, secondsBlocked } from './sql.ts';
import type { Platform } from '../platform.ts';
import { Problem } from '../problem.ts';

/**
 * Slows those who guess at a secret (a payment reference, a password) on all servers together.
 *
 * An attempt is charged before it is made and refunded when it proves right, so guesses sent all at once are counted
 * as surely as guesses sent in turn. It is charged to the address first and to the wider buckets only when the address
 * may still try: one who keeps hammering stops counting against the neighbours. Ten thousand guesses from one address
 * take days, from a whole /24 or from everywhere hours; one who knows the secret waits seconds at the worst, unless
 * the guesses come from the very same address.
 *
 * `attempt` throws when the guess was wrong; what it throws is passed on. One that could not be judged counts for nothing.
 * @throws Problem 429 with `retryAfter`, in seconds, when this address has to wait.
 */
export const slowGuesses = <T>(platform: Platform, purpose: string, address: string, attempt: () => Promise<T>): Promise<T> =>
  guess(platform, bucketsOf(purpose, address), attempt);

/**
 * As `slowGuesses`, by what is guessed at and not by who guesses: for a secret that few may try (a code of six digits),
 * where its owner has another way in or shares the pause with whoever holds the first half of the proof.
 * @throws Problem 429 with `retryAfter`, in seconds, up to an hour
 */
export const slowGuessesAt = <T>(platform: Platform, { purpose, target }: { readonly purpose: string; readonly target: string }, attempt: () => Promise<T>): Promise<T> =>
  guess(platform, [bucketAt(purpose, target)], attempt);

async function guess<T>(platform: Platform, buckets: readonly Bucket[], attempt: () => Promise<T>): Promise<T> {
  await limitRate(platform, buckets);
  try {
    const found = await attempt();
    await giveBack(platform, buckets);
    return found;
  } catch (error) {
    if (error instanceof Problem && UNJUDGED.includes(error.status)) await giveBack(platform, buckets);
    throw error;
  }
}

/** The provider gave no answer, or too much was asked of it: whoever came for that has guessed nothing. */
const UNJUDGED: readonly number[] = [424, 429];

/**
 * Counts one more of what is not to be done too often.
 * @throws Problem 429 with `retryAfter`, in seconds, for one who has to wait
 */
export async function limitRate(platform: Platform, buckets: readonly Bucket[]): Promise<void> {
  const blocked = await charge(platform, buckets);
  if (blocked) throw tooMany(await secondsOf(platform, blocked));
}

/** Counts one more of what is not to be done too often, right or wrong; false for one who has to wait. */
export const withinPace = async (platform: Platform, buckets: readonly Bucket[]): Promise<boolean> => (await charge(platform, buckets)) === undefined;

/** Takes back what was counted for something that proved right. */
export const giveBack = ({ database }: Platform, buckets: readonly Bucket[]) => refundBucket(database, { buckets: buckets.map(({ name }) => name) });

/** Drops the counts that no longer matter. */
export async function tidyBuckets({ database, now }: Platform): Promise<void> {
  await deleteExpiredBuckets(database, { now: now() });
}

/** Answers the first bucket that is blocked; those after it are not charged. */
async function charge({ database, now }: Platform, buckets: readonly Bucket[]): Promise<Bucket | undefined> {
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
