import type { Platform } from '../platform.ts';
import { createRunner } from '../jobs/runner.ts';
import { createPace } from './pace.ts';
import { moveLine, readLine, usePlace } from './sql.ts';

const TICK_MS = 1_000;
/** Who comes within this time joins by one statement. */
const GATHER_MS = 100;
/** An answer that a bad line lost may be asked for again: the place still counts. */
const LOST_MS = 60_000;

/**
 * The line of newcomers: first come, first served, across all servers. Numbers are given and let in by one row, which a
 * server moves with one short statement for all who came meanwhile, so a storm costs the database no more than a breeze.
 */
export interface Line {
  /** Whether anybody waits, on any server. */
  stands(): boolean;
  /** How many stand before that number, itself counted; 0 when it may come in. */
  place(number: number): number;
  /** Seconds until that many have come in, by what came in lately. */
  wait(places: number): number;
  /** A place at the end. Fails where the database is away. */
  join(): Promise<number>;
  /** When that number, whose turn it is, first came in; undefined when that is used up. */
  enter(number: number): Promise<Date | undefined>;
  close(): Promise<void>;
}

type Parts = Pick<Platform, 'database' | 'now' | 'log' | 'pressure' | 'metrics'>;

export function openLine({ database, now, log, pressure, metrics }: Parts): Line {
  let seen = { issued: 0, admitted: 0 };
  let joining: PromiseWithResolvers<number>[] = [];
  let gathering: NodeJS.Timeout | undefined;
  const pace = createPace();
  const stands = () => seen.issued > seen.admitted;
  const closing = new AbortController();

  async function move(): Promise<void> {
    const joined = joining;
    joining = [];
    if (!stands()) pace.rest(now());
    const room = pace.room(now(), pressure.stands());
    try {
      const [line] = await (joined.length > 0 || (room > 0 && stands()) ? moveLine(database, { joined: joined.length, admitted: room }) : readLine(database));
      seen = line!;
      metrics.newcomersWaiting.set(seen.issued - seen.admitted);
      pace.letIn(seen.admitted, now());
      for (const [index, { resolve }] of joined.entries()) resolve(seen.issued - joined.length + index + 1);
    } catch (error) {
      for (const { reject } of joined) reject(error);
      throw error;
    }
  }

  const runner = createRunner(move, (error) => log.error({ err: error }, 'the waiting line'), closing.signal);
  const timer = setInterval(runner.run, TICK_MS).unref();
  return {
    stands,
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
      return used && at.getTime() - used.used_at.getTime() <= LOST_MS ? used.used_at : undefined;
    },
    async close() {
      clearInterval(timer);
      clearTimeout(gathering);
      closing.abort();
      await runner.done();
    },
  };
}
