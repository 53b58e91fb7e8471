import type { Pressure } from '#server/platform/waiting-room/pressure.ts';

/** A server that is pressed when a test says so, and however slow the machine is, not otherwise. */
export interface ManualPressure extends Pressure {
  /** How many wait for the database, and whether that has stood for a while. */
  press(waiting: number, stands: boolean): void;
}

export function manualPressure(): ManualPressure {
  let [count, standing] = [0, false];
  return {
    waiting: () => count,
    stands: () => standing,
    press: (waiting, stands) => {
      [count, standing] = [waiting, stands];
    },
    stop() {},
  };
}
