import { useEffect } from 'react';

/** The first page has what it shows by then. */
const AFTER_MS = 2_000;

/** What most pages need comes while the first is looked at. */
export function usePartsAhead(): void {
  useEffect(() => {
    const waiting = setTimeout(() => void fetchParts(), AFTER_MS);
    return () => clearTimeout(waiting);
  }, []);
}

async function fetchParts(): Promise<void> {
  try {
    await import('./partsAhead.ts');
  } catch {
    // A page that needs one requests it again, and says what is wrong with the line.
  }
}
