import { useCallback, useState } from 'react';
import { isWithin } from '#catalogue/pointer.ts';
import { useLatest } from './useLatest.ts';

type Errors = Readonly<Record<string, string>>;

const NONE: Errors = {};

/** The server's mistakes, each until its field, or one within it, is changed. */
export function useServerErrors(serverErrors: Errors = NONE): [standing: Errors, dismiss: (pointer: string) => void] {
  const [{ given, standing }, setErrors] = useState({ given: serverErrors, standing: serverErrors });
  if (given !== serverErrors) setErrors({ given: serverErrors, standing: serverErrors });
  const latest = useLatest({ given, standing });
  const dismiss = useCallback((pointer: string) => {
    const { given: of, standing: all } = latest.current;
    const touched = Object.keys(all).filter((at) => at === '' || isWithin(pointer, at) || isWithin(at, pointer));
    // Asked at every keystroke: without a mistake to dismiss, React is not even told.
    if (touched.length === 0) return;
    setErrors({ given: of, standing: Object.fromEntries(Object.entries(all).filter(([at]) => !touched.includes(at))) });
  }, [latest]);
  return [standing, dismiss];
}
