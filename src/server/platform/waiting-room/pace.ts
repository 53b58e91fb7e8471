/** The unit is newcomers a second. A server never goes below LEAST, so that the line always moves. */
const FIRST = 10;
const LEAST = 0.5;
const MOST = 500;

const SECOND_MS = 1_000;
const NEWEST_WEIGHT = 0.2;

/** The pace grows by a tenth and one a second, and halves under pressure: so a server finds what it can carry. */
export function createPace() {
  let pace = FIRST;
  let left = 0;
  let counted: Date | undefined;
  let line: { readonly admitted: number; readonly at: Date } | undefined;
  let speed: number | undefined;
  return {
    takeSlots(now: Date, isPressed: boolean): number {
      const passed = now.getTime() - (counted ??= now).getTime();
      if (passed < SECOND_MS) return 0;
      counted = now;
      pace = isPressed ? Math.max(LEAST, pace / 2) : Math.min(MOST, pace * 1.1 + 1);
      left = Math.min(left + pace, MOST);
      const whole = Math.floor(left);
      left -= whole;
      return whole;
    },
    /** All servers move the line, so its speed is measured, not derived from the pace of this one. */
    observe(admitted: number, at: Date): void {
      const passed = at.getTime() - (line ??= { admitted, at }).at.getTime();
      if (passed < SECOND_MS) return;
      const latest = ((admitted - line.admitted) * SECOND_MS) / passed;
      speed = speed === undefined ? latest : speed + NEWEST_WEIGHT * (latest - speed);
      line = { admitted, at };
    },
    secondsFor: (places: number): number => Math.ceil(places / Math.max(speed ?? pace, LEAST)),
    /** Call it when nobody waits: the speed of this crowd says nothing of the next. */
    reset(now: Date): void {
      [pace, left, counted, line, speed] = [FIRST, 0, now, undefined, undefined];
    },
  };
}
