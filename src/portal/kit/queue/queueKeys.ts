/** All act while the focus is in the list. The single letters act on the rest of the page too, where their person lets them (WCAG 2.1.4). */
export const QUEUE_KEYS = [
  { keys: ['j', 'ArrowDown'], does: 'next', name: 'The next one of the queue' },
  { keys: ['k', 'ArrowUp'], does: 'previous', name: 'The one before' },
  { keys: ['Enter'], does: 'open', name: 'Go to the record' },
] as const;

export type QueueMove = (typeof QUEUE_KEYS)[number]['does'];

/** What a key means in the list; with Ctrl, Alt or Meta it is the browser's. */
export const moveOf = ({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): QueueMove | undefined =>
  ctrlKey || altKey || metaKey
    ? undefined
    : QUEUE_KEYS.find(({ keys }) => (keys as readonly string[]).includes(key))?.does;
