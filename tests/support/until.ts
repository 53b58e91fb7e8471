import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the busiest machine needs. A wait ends as what it waits for is there, so that nobody waits so long for nothing. */
export const LONGEST_WAIT_MS = 60_000;

/** Of a whole test: it dies of what it says, not of the clock. */
export const LONGEST_TEST_MS = 300_000;

const LOOK_EVERY_MS = 20;

interface Until {
  /** For what grows with the volume of a test; a minute unless said. */
  readonly longestMs?: number;
}

/**
 * Looks again and again until the look no longer throws; answers what it found.
 * @param what a sentence that says what is waited for, as 'the payment is credited'
 * @throws the sentence, with what the last look threw as its cause; also when a look itself does not end
 */
export async function until<Found>(
  what: string,
  look: () => Found | Promise<Found>,
  { longestMs = LONGEST_WAIT_MS }: Until = {},
): Promise<Found> {
  const giveUp = new AbortController();
  const late = pause(longestMs, 'late' as const, { signal: giveUp.signal }).catch(() => 'late' as const);
  let cause: unknown = new Error('No look at it came to an end');
  try {
    for (;;) {
      const looked = Promise.resolve()
        .then(look)
        .then(
          (found) => ({ found }),
          (error: unknown) => {
            cause = error;
          },
        );
      const seen = await Promise.race([looked, late]);
      if (seen === 'late') throw new Error(`Waited ${longestMs / 1000} seconds in vain: ${what}`, { cause });
      if (seen) return seen.found;
      await Promise.race([pause(LOOK_EVERY_MS), late]);
    }
  } finally {
    giveUp.abort();
  }
}
