import { useInsertionEffect, useRef, type RefObject } from 'react';

/** The props as last drawn, for callbacks that keep their identity. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
