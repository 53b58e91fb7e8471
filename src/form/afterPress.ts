/** A finger's click comes after it was lifted: at once, or where a second tap would zoom the page, a third of a second later. */
const CLICK_MS = 400;

const waiting = new Set<() => void>();
let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs at once; while something is pressed, after its click. A press leaves a field before it clicks, and what is drawn
 * on leaving would move the target away: the click was lost. What is waiting already runs once.
 */
export function afterPress(draw: () => void): void {
  if (isPressed) waiting.add(draw);
  else draw();
}

function end(): void {
  release();
  const due = [...waiting];
  waiting.clear();
  for (const draw of due) draw();
}

function endIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(end, ms);
}

/** A list that the browser opens above the page may swallow the click: then there is an input, or the next key. */
const DELIVERIES = ['click', 'input', 'keydown', 'pointercancel'] as const;

/** No other button clicks. */
function begin({ button }: PointerEvent): void {
  if (button !== 0) return;
  clearTimeout(timer);
  isPressed = true;
  // Until then only: a key without a press before it costs nothing.
  for (const delivery of DELIVERIES) window.addEventListener(delivery, deliver, true);
}

/** From here on nothing can be lost, and what the click itself changes is drawn at once; what waits, after its handlers. */
function deliver(): void {
  release();
  endIn(0);
}

function release(): void {
  isPressed = false;
  for (const delivery of DELIVERIES) window.removeEventListener(delivery, deliver, true);
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', begin, true);
  window.addEventListener('pointerup', () => endIn(CLICK_MS), true);
}
