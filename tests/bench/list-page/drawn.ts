import type { Page } from 'playwright';

/** Something on the page that has a property as it is expected. */
export interface Shown {
  readonly selector: string;
  readonly property: 'value' | 'checked' | 'textContent';
  readonly pattern: string;
}

/** Milliseconds from a real input to the end of the page's work on the first frame that shows its result, of which it waited for the network. */
export interface Drawn {
  readonly all: number;
  readonly network: number;
}

const PATIENCE_MS = 15_000;

interface Watching extends Window {
  drawn?: Promise<Drawn>;
}

/**
 * `act` makes one input. The clock begins with its time by the browser, before any listener; in each animation frame the page
 * is asked for the result. A message that the frame sends is heard when the frame has been laid out and painted.
 */
export async function drawnAfter(page: Page, act: () => Promise<void>, shown: Shown): Promise<Drawn> {
  await page.evaluate(watch, [shown, PATIENCE_MS] as const);
  await act();
  return page.evaluate(() => (window as Watching).drawn!);
}

/** It runs in the page, and sees nothing of this file but types. */
function watch([{ selector, property, pattern }, patienceMs]: readonly [Shown, number]): void {
  const expected = new RegExp(pattern);
  const isShown = () =>
    expected.test(String((document.querySelector(selector) as unknown as Record<string, unknown> | null)?.[property]));
  if (isShown()) throw new Error(`${selector} is ${pattern} before the input`);
  performance.clearResourceTimings();
  // Under a pointer the next page's call is already under way: what of it is left when the input comes is waited for too.
  const waited = (since: number) => {
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/'))
      .filter((call) => (call as PerformanceResourceTiming).responseEnd > since) as PerformanceResourceTiming[];
    return calls.length === 0
      ? 0
      : Math.max(...calls.map(({ responseEnd }) => responseEnd)) -
          Math.max(since, Math.min(...calls.map(({ startTime }) => startTime)));
  };
  const inputs = ['keydown', 'pointerdown'];
  (window as Watching).drawn = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${selector} has not become ${pattern}`)), patienceMs);
    const begin = ({ timeStamp }: Event) => {
      for (const input of inputs) window.removeEventListener(input, begin, true);
      const look = () => {
        if (!isShown()) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve({ all: performance.now() - timeStamp, network: waited(timeStamp) });
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    for (const input of inputs) window.addEventListener(input, begin, true);
  });
}
