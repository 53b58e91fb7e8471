import { useEffect, useState } from 'react';

const LONGEST_MS = 60 * 60 * 1000;

/**
 * The moment by the college's clock, new as soon as what is shown of it changes.
 * @param serverNow the ISO moment at which what is shown came: a device's own clock may be wrong by hours, and still counts them
 * @param holdsFor how long what is shown at a moment stays true, in milliseconds
 */
export function useNow(serverNow: string, holdsFor: (now: Date) => number): Date {
  const [came] = useState(() => Date.now());
  const at = () => new Date(Date.parse(serverNow) + Date.now() - came);
  const [now, setNow] = useState(at);
  const wait = holdsFor(now);
  useEffect(() => {
    if (wait === Infinity) return;
    const timer = setTimeout(() => setNow(at()), Math.min(wait, LONGEST_MS));
    return () => clearTimeout(timer);
  }); // each drawing waits anew, since each is for the next change
  return now;
}
