import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { slowGuesses, tidyBuckets } from '#server/platform/rate-limit/rateLimit.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Problem } from '#server/platform/problem.ts';
import { stoppedClock } from '../../support/clock.ts';
import { onDatabases } from '../../support/databases.ts';
import { isLong, volumeOf } from '../../support/volume.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** `GUESSES=10000` for more of them in the same time. */
const GUESSES = volumeOf('GUESSES');

onDatabases('guesses', (databases) => {
  const clock = stoppedClock();
  let platform: Platform;
  /** What is guessed at: each test counts apart. */
  let secret: string;
  beforeEach(() => {
    secret = randomUUID();
  });
  beforeAll(async () => {
    platform = { database: await databases.freshDatabase(), now: clock.now } as Platform;
  });

  /** Whether the guess was looked at ('wrong'), or how many seconds it was told to wait. */
  async function guess(address: string): Promise<'wrong' | number> {
    try {
      return await slowGuesses(platform, secret, address, () => Promise.reject(new Error('wrong')));
    } catch (error) {
      return error instanceof Problem ? (error.retryAfter as number) : 'wrong';
    }
  }
  const know = (address: string) => slowGuesses(platform, secret, address, async () => 'right');

  test('ten mistakes cost nothing; each further one doubles the wait, up to a minute', async () => {
    for (let count = 0; count < 10; count += 1) expect(await guess('10.0.0.1')).toBe('wrong');
    const waits: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      expect(await guess('10.0.0.1')).toBe('wrong');
      const wait = (await guess('10.0.0.1')) as number;
      waits.push(wait);
      clock.advance(wait * SECOND);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('a wait is told in words', async () => {
    for (let count = 0; count < 12; count += 1) {
      clock.advance(SECOND);
      await guess('10.0.0.1');
    }
    await expect(know('10.0.0.1')).rejects.toMatchObject({
      status: 429,
      message: 'Too many attempts. Please wait 2 seconds and try again',
    });
  });

  test(`${GUESSES} guesses from one address in a quarter of an hour: fewer than thirty are looked at`, async () => {
    let lookedAt = 0;
    for (let count = 0; count < GUESSES; count += 1) {
      clock.advance((14 * MINUTE) / GUESSES);
      if ((await guess('10.0.0.1')) === 'wrong') lookedAt += 1;
    }
    expect(lookedAt).toBeLessThan(30);
  });

  test('guesses sent all at once are counted as guesses sent in turn', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => guess('10.0.0.1')));
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(11);
  });

  test('guesses spread over a network are slowed, and its innocent wait five seconds at most', async () => {
    let lookedAt = 0;
    for (let count = 0; count < 2_000; count += 1) {
      clock.advance(100);
      if ((await guess(`10.0.0.${count % 256}`)) === 'wrong') lookedAt += 1;
    }
    expect(lookedAt).toBeLessThan(150);
    clock.advance(5 * SECOND);
    await expect(know('10.0.0.300')).resolves.toBe('right');
    await expect(know('10.9.9.9')).resolves.toBe('right');
  });

  /** A lock of the database bears it, which guesses sent all at once prove on both: here the count, on one, and in the long run on both. */
  test.runIf(isLong || databases.kind === 'postgres')(
    'guesses spread over the world are slowed to one a second, and the innocent wait no longer',
    async () => {
      let lookedAt = 0;
      for (let count = 0; count < 3_000; count += 1) {
        clock.advance(20);
        if ((await guess(`10.${count % 250}.${Math.floor(count / 250)}.1`)) === 'wrong') lookedAt += 1;
      }
      expect(lookedAt).toBeLessThan(2_000 + 25);
      clock.advance(SECOND);
      await expect(know('192.0.2.1')).resolves.toBe('right');
    },
  );

  test('one who knows is never counted', async () => {
    for (let count = 0; count < 50; count += 1) await know('10.0.0.1');
    for (let count = 0; count < 10; count += 1) expect(await guess('10.0.0.1')).toBe('wrong');
    expect(await know('10.0.0.1')).toBe('right');
  });

  test('a quarter of an hour later the count begins anew, and housekeeping forgets it', async () => {
    for (let count = 0; count < 11; count += 1) await guess('10.0.0.1');
    clock.advance(15 * MINUTE);
    for (let count = 0; count < 10; count += 1) expect(await guess('10.0.0.1')).toBe('wrong');
    clock.advance(16 * MINUTE);
    await tidyBuckets(platform);
    expect((await platform.database.query({ name: '', text: 'select 1 from attempt', values: [] })).rows).toEqual([]);
  });
});
