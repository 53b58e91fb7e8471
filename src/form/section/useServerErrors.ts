import { useCallback, useState } from 'react';
import { isWithin } from '#catalogue/pointer.ts';
import { useLatest } from './useLatest.ts';

type Errors = Readonly<Record<string, string>>;

const NONE: Errors = {};

/** Each mistake stays until its field, or one within it, is changed. */
export function useServerErrors(serverErrors: Errors = NONE): [current: Errors, dismiss: (pointer: string) => void] {
  const [{ given, current }, setErrors] = useState({ given: serverErrors, current: serverErrors });
  if (given !== serverErrors) setErrors({ given: serverErrors, current: serverErrors });
  const latest = useLatest({ given, current });
  const dismiss = useCallback(
    (pointer: string) => {
      const { given: of, current: all } = latest.current;
      // Runs at every keystroke: without a mistake there is nothing to look for.
      if (all === NONE) return;
      const touched = Object.keys(all).filter((at) => at === '' || isWithin(pointer, at) || isWithin(at, pointer));
      if (touched.length === 0) return;
      setErrors({
        given: of,
        current: Object.fromEntries(Object.entries(all).filter(([at]) => !touched.includes(at))),
      });
    },
    [latest],
  );
  return [current, dismiss];
}
