/** A single key that does something on the page that holds it, unless its person has switched such keys off (WCAG 2.1.4). */
export interface Key {
  /** As `KeyboardEvent.key` has it: `/`, `?`, `j`. */
  readonly key: string;
  /** What it does, for the list of keys. */
  readonly name: string;
  readonly act: () => void;
}

let held: readonly (readonly Key[])[] = [];

/** The latest holder of a key has it. @returns what gives them up */
export function holdKeys(keys: readonly Key[]): () => void {
  held = [...held, keys];
  return () => { held = held.filter((each) => each !== keys); };
}

export const heldKeys = (): readonly Key[] => {
  const all = held.flat();
  return all.filter(({ key }, index) => all.findLastIndex((other) => other.key === key) === index);
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'>;

/** The key that was meant; none while somebody types, or holds another key down. */
export function meantKey({ key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented }: Pressed, isTyping: boolean): Key | undefined {
  if (isTyping || ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return undefined;
  return heldKeys().find((each) => each.key === key);
}

/** Letters typed into these are text or a choice; in a dialog the page behind it hears nothing. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable=""], [contenteditable="true"], dialog, [role="listbox"], [role="grid"]') !== null;
