import { useEffect, useRef } from 'react';
import { holdKeys, type Key } from './keys.ts';

/** Holds these keys while the component is shown; `?` lists them. Their acts may change with each drawing, their keys not. */
export function useKeys(keys: readonly Key[]): void {
  const latest = useRef(keys);
  useEffect(() => { latest.current = keys; });
  useEffect(() => holdKeys(latest.current.map(({ key, name }, index) => ({ key, name, act: () => latest.current[index]!.act() }))), []);
}
