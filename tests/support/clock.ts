/** A clock that only moves when it is told to. */
export interface Clock {
  now(): Date;
  advance(milliseconds: number): void;
}

/** Starts in the first term, when the programmes take applications. */
export function stoppedClock(start = '2026-11-02T09:00:00Z'): Clock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
