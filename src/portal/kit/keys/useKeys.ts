import { useHotkeys } from '@blueprintjs/core';
import { useEffect, useMemo, useRef } from 'react';
import { useOwnKeys } from './useOwnKeys.ts';

/** A single key that does something on the page that holds it. */
export interface Key {
  /** As it is printed: `/`, `j`. */
  readonly key: string;
  /** What it does, for the list of keys. */
  readonly name: string;
  readonly act: () => void;
}

/**
 * Holds these keys while the component is shown; `?` lists them. They do nothing while somebody types or a dialog is open, nor
 * for who has switched such keys off. Their acts may change with each drawing, their keys not.
 */
export function useKeys(keys: readonly Key[]): void {
  const { areOn } = useOwnKeys();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const hotkeys = useMemo(
    () =>
      areOn
        ? latest.current.map(({ key, name }, index) => ({
            combo: key,
            label: name,
            global: true,
            onKeyDown: (event: KeyboardEvent) => {
              if (event.repeat || event.isComposing || event.defaultPrevented || isBusy(event.target)) return;
              event.preventDefault();
              latest.current[index]!.act();
            },
          }))
        : [],
    [areOn],
  );
  useHotkeys(hotkeys, { showDialogKeyCombo: false });
}

/** A choice is made by letters too; behind a dialog the page hears nothing. */
const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open], .bp6-overlay-open [role="dialog"]') !== null ||
  (target instanceof Element && target.closest('select, [role="listbox"], [role="grid"]') !== null);
