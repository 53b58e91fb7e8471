import type { Platform } from '../platform.ts';
import { createRunner } from '../jobs/runner.ts';
import { createPace } from './pace.ts';
import { moveLine, readLine, usePlace } from './sql.ts';

const TICK_MS = 1_000;
/** Newcomers who come within this time join by one statement. */
const GATHER_MS = 100;
/** A bad line may lose the answer, so a used place still counts for this long. */
const LOST_MS = 60_000;

/** All servers share one first-come line: one row holds the numbers, and one statement moves it for all who came. */
export interface Line {
  hasWaiting(): boolean;
  /** So many stand in line up to that number, itself counted; at 0 it may come in. */
  place(number: number): number;
  /** The seconds are estimated from how fast the line moved lately. */
  wait(places: number): number;
  /** Rejects where the database is away. */
  join(): Promise<number>;
  /** It resolves with the time at which the number, if its turn has come, first came in; undefined when used up. */
  enter(number: number): Promise<Date | undefined>;
  close(): Promise<void>;
}

type Parts = Pick<Platform, 'database' | 'now' | 'log' | 'pressure' | 'metrics'>;

export function openLine({ database, now, log, pressure, metrics }: Parts): Line {
  let seen = { issued: 0, admitted: 0 };
  let joining: PromiseWithResolvers<number>[] = [];
  let gathering: NodeJS.Timeout | undefined;
  const pace = createPace();
  const hasWaiting = () => seen.issued > seen.admitted;
  const closing = new AbortController();

  async function move(): Promise<void> {
    const joined = joining;
    joining = [];
    if (!hasWaiting()) pace.reset(now());
    const slots = pace.takeSlots(now(), pressure.stands());
    try {
      const [line] = await (joined.length > 0 || (slots > 0 && hasWaiting())
        ? moveLine(database, { joined: joined.length, admitted: slots })
        : readLine(database));
      seen = line!;
      metrics.newcomersWaiting.set(seen.issued - seen.admitted);
      pace.observe(seen.admitted, now());
      for (const [index, { resolve }] of joined.entries()) resolve(seen.issued - joined.length + index + 1);
    } catch (error) {
      for (const { reject } of joined) reject(error);
      throw error;
    }
  }

  const runner = createRunner(move, (error) => log.error({ err: error }, 'the waiting line'), closing.signal);
  const timer = setInterval(runner.run, TICK_MS).unref();
  return {
    hasWaiting,
    place: (number) => Math.max(0, number - seen.admitted),
    wait: (places) => pace.secondsFor(places),
    join() {
      const joined = Promise.withResolvers<number>();
      joining.push(joined);
      gathering ??= setTimeout(() => {
        gathering = undefined;
        runner.run();
      }, GATHER_MS);
      return joined.promise;
    },
    async enter(number) {
      const at = now();
      const [used] = await usePlace(database, { number, now: at });
      return used && at.getTime() - used.usedAt.getTime() <= LOST_MS ? used.usedAt : undefined;
    },
    async close() {
      clearInterval(timer);
      clearTimeout(gathering);
      closing.abort();
      await runner.done();
    },
  };
}
