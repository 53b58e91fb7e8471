import type { Database } from '../database/database.ts';

export interface Pressure {
  waiting(): number;
  /** Whether more has come for a second than the server can carry. */
  stands(): boolean;
  stop(): void;
}

const SAMPLE_MS = 100;
/** A burst is worked off within this time. */
const STANDING_MS = 1_000;
/** A timer this late shows that the process has more to do than it can. */
const LATE_MS = 200;

/** With `busyAt` 0 there is never pressure. */
export function measuredPressure({ connections }: Pick<Database, 'connections'>, busyAt: number): Pressure {
  let due = performance.now() + SAMPLE_MS;
  let since: number | undefined;
  const sample = () => {
    const now = performance.now();
    const isPressed = connections().waiting >= busyAt || now - due >= LATE_MS;
    since = isPressed ? (since ?? now) : undefined;
    due = now + SAMPLE_MS;
  };
  const timer = busyAt > 0 ? setInterval(sample, SAMPLE_MS).unref() : undefined;
  return {
    waiting: () => connections().waiting,
    stands: () => since !== undefined && performance.now() - since >= STANDING_MS,
    stop: () => clearInterval(timer),
  };
}
