import { useRef, useState } from 'react';

/** A second click while the first is under way does nothing. */
export function useAction<Given extends readonly unknown[]>(action: (...given: Given) => Promise<void>) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (...given: Given) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await action(...given);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return [run, busy] as const;
}
