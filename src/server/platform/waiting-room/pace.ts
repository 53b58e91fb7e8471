/** Newcomers a second: what a server begins with, and never goes below, so that the line always moves. */
const FIRST = 10;
const LEAST = 0.5;
const MOST = 500;

const SECOND_MS = 1_000;
/** How much the newest second says of how fast the line moves. */
const NEWEST = 0.2;

/**
 * How many newcomers a server lets in: a tenth and one more a second while it carries what it has, half as many when it
 * does not. So it finds by itself what it can carry, whatever those who are in are doing.
 */
export function createPace() {
  let pace = FIRST;
  let left = 0;
  let counted: Date | undefined;
  let line: { readonly admitted: number; readonly at: Date } | undefined;
  let speed: number | undefined;
  return {
    /** How many may come in now; nothing is given twice. */
    room(now: Date, isPressed: boolean): number {
      const passed = now.getTime() - (counted ??= now).getTime();
      if (passed < SECOND_MS) return 0;
      counted = now;
      pace = isPressed ? Math.max(LEAST, pace / 2) : Math.min(MOST, pace * 1.1 + 1);
      left = Math.min(left + pace, MOST);
      const whole = Math.floor(left);
      left -= whole;
      return whole;
    },
    /** Is told how far the line is, to say how fast it moves: all servers move it. */
    letIn(admitted: number, at: Date): void {
      const passed = at.getTime() - (line ??= { admitted, at }).at.getTime();
      if (passed < SECOND_MS) return;
      const latest = (admitted - line.admitted) * SECOND_MS / passed;
      speed = speed === undefined ? latest : speed + NEWEST * (latest - speed);
      line = { admitted, at };
    },
    secondsFor: (places: number): number => Math.ceil(places / Math.max(speed ?? pace, LEAST)),
    /** Nobody waits: what was learnt of another hour says nothing of the next. */
    rest(now: Date): void {
      [pace, left, counted, line, speed] = [FIRST, 0, now, undefined, undefined];
    },
  };
}
