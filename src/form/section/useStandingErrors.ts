import { useCallback, useState } from 'react';

type Errors = Readonly<Record<string, string>>;

const NONE: Errors = {};

/** The server's mistakes, each until its field, or one within it, is changed. */
export function useStandingErrors(serverErrors: Errors = NONE): [standing: Errors, dismiss: (pointer: string) => void] {
  const [{ given, standing }, setErrors] = useState({ given: serverErrors, standing: serverErrors });
  if (given !== serverErrors) setErrors({ given: serverErrors, standing: serverErrors });
  const dismiss = useCallback((pointer: string) => setErrors((before) => {
    const kept = Object.entries(before.standing).filter(([at]) => at !== '' && !isWithin(pointer, at) && !isWithin(at, pointer));
    return kept.length === Object.keys(before.standing).length ? before : { ...before, standing: Object.fromEntries(kept) };
  }), []);
  return [standing, dismiss];
}

const isWithin = (pointer: string, outer: string) => pointer === outer || pointer.startsWith(`${outer}/`);
