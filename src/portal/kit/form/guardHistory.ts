import { travel } from '../../core/travel.ts';

/**
 * Stops Back and Forward before the router hears of them, puts the page's entry back, and asks. The router's own blocker
 * needs its data router, whose bytes every applicant would load.
 * @param ask is given what goes on with the journey
 * @returns what ends the guard
 */
export function guardHistory(isFree: () => boolean, ask: (go: () => void) => void): () => void {
  const here = placeOf(window.history.state);
  let isReturning = false;
  const travelling = (event: PopStateEvent) => {
    const there = placeOf(event.state);
    if (isFree() || here === undefined || (!isReturning && (there === undefined || there === here))) return;
    event.stopImmediatePropagation();
    if (isReturning) {
      isReturning = false;
      return;
    }
    const steps = there! - here;
    isReturning = true;
    window.history.go(-steps);
    ask(() => window.history.go(steps));
  };
  travel.guard = travelling;
  return () => {
    travel.guard = undefined;
  };
}

/** The router numbers its entries; one that a fragment made has no number. */
const placeOf = (state: unknown): number | undefined => (state as { readonly idx?: number } | null)?.idx;
