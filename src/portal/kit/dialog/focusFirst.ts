const FIELD = ['input:not([type=hidden])', 'select', 'textarea', '[contenteditable=true]']
  .map((field) => `${field}:not(:disabled, [tabindex="-1"])`)
  .join();

/**
 * As the `ref` of a dialog's body: focuses its first field, unless something in it has the focus by `autoFocus`. A declared form
 * comes after its dialog, so its field is waited for until a key or the pointer is pressed. The body itself has the focus meanwhile,
 * and where there is no field: Blueprint would give it to an element that nobody sees.
 */
export function focusFirst(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined;
  const ending = new AbortController();
  const waiting = new MutationObserver(() => settle());
  const stop = () => {
    waiting.disconnect();
    ending.abort();
  };
  const isTaken = () => document.activeElement !== body && body.contains(document.activeElement);
  const settle = () => {
    const field = isTaken() ? undefined : body.querySelector<HTMLElement>(FIELD);
    field?.focus();
    if (field !== null) stop();
  };
  for (const pressed of ['keydown', 'pointerdown'])
    document.addEventListener(pressed, stop, { capture: true, signal: ending.signal });
  waiting.observe(body, { childList: true, subtree: true });
  if (!isTaken()) body.focus({ preventScroll: true });
  settle();
  return stop;
}
