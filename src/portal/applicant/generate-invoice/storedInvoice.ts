import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { InvoiceLookup } from '#contract/admissions/application-invoices.ts';
import { initialsOf } from '#rules/initials.ts';
import { usePortalData } from '../../core/portalData.ts';
import { deviceKey } from '../session/deviceKeys.ts';
import { prefilledBy, type Typed } from './typedInvoice.ts';

export interface StoredInvoice {
  readonly phone: string;
  /** The JAMB registration number; empty where none is required. */
  readonly regNumber: string;
  /** The answer of the lookup: with it the second step is shown. */
  readonly found: InvoiceLookup | null;
  readonly typed: Typed;
}

const NOTHING: StoredInvoice = { phone: '', regNumber: '', found: null, typed: {} };

/**
 * Stored on this device until the invoice is made, for a reload and for the way back. Whoever comes anew may be another
 * person: an unfinished invoice is offered by its initials, and what else was typed here is dropped.
 */
export function useStoredInvoice(programmeId: string, lookup: InvoiceLookup | undefined) {
  const key = deviceKey(usePortalData().school.shortName, 'invoice', programmeId);
  const isSameVisit = useNavigationType() === 'POP' || lookup !== undefined;
  const [before] = useState(() => read(key));
  const [isOffered, setOffered] = useState(!isSameVisit && initialsIn(before) !== '');
  const [stored, setStored] = useState<StoredInvoice>(() => ({
    ...(isSameVisit ? before : NOTHING),
    ...(lookup && { found: lookup }),
  }));
  useEffect(() => {
    if (!isOffered) write(key, stored);
  }, [key, stored, isOffered]);
  const change = (part: Partial<StoredInvoice>) => setStored((earlier) => ({ ...earlier, ...part }));
  const forget = () => localStorage.removeItem(key);
  const goOn = () => {
    setStored(before);
    setOffered(false);
  };
  const offered = isOffered ? { initials: initialsIn(before), goOn, startAgain: () => setOffered(false) } : undefined;
  return { stored, change, forget, offered };
}

/** '' until a name was typed or found. */
function initialsIn({ found, typed }: StoredInvoice): string {
  if (!found) return '';
  const known = prefilledBy(found);
  return initialsOf((['Lastname', 'FirstName', 'MiddleName'] as const).map((name) => known[name] || typed[name] || ''));
}

function read(key: string): StoredInvoice {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<StoredInvoice>) };
  } catch {
    return NOTHING;
  }
}

function write(key: string, stored: StoredInvoice): void {
  try {
    localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // With a full storage a reload loses what was typed; the invoice can still be made.
  }
}
