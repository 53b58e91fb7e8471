import type { Database } from '../database/database.ts';

/** How hard pressed a server is. */
export interface Pressure {
  /** Requests that wait for the database in this moment. */
  waiting(): number;
  /** Whether more has come for a while than could be carried. */
  stands(): boolean;
  stop(): void;
}

const SAMPLE_MS = 100;
/** A burst is worked off within this time; what waits longer on end is more than can be carried. */
const STANDING_MS = 1_000;
/** A process that comes to its timer so late has more to do than it can. */
const LATE_MS = 200;

/** Looked at ten times a second: who waits for the database, and how late the process is. `busyAt` 0: it is never pressed. */
export function measuredPressure({ connections }: Pick<Database, 'connections'>, busyAt: number): Pressure {
  let due = performance.now() + SAMPLE_MS;
  let since: number | undefined;
  const sample = () => {
    const now = performance.now();
    const isPressed = connections().waiting >= busyAt || now - due >= LATE_MS;
    since = isPressed ? since ?? now : undefined;
    due = now + SAMPLE_MS;
  };
  const timer = busyAt > 0 ? setInterval(sample, SAMPLE_MS).unref() : undefined;
  return {
    waiting: () => connections().waiting,
    stands: () => since !== undefined && performance.now() - since >= STANDING_MS,
    stop: () => clearInterval(timer),
  };
}
