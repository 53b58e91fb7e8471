/** It rings after a silence. An early ring sets the timer anew, which costs less than doing so at each key. */
export function createQuietTimer(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rings = 0;
  let due = 0;

  const set = (ms: number) => {
    clearTimeout(timer);
    rings = Date.now() + ms;
    timer = setTimeout(rung, ms);
  };
  function rung(): void {
    timer = undefined;
    const early = due - Date.now();
    if (early > 0) set(early);
    else ring();
  }
  return {
    ringIn(ms: number): void {
      due = Date.now() + ms;
      if (timer === undefined || due < rings) set(ms);
    },
    stop: (): void => clearTimeout(timer),
  };
}
