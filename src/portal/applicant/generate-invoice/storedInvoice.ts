import { useEffect, useState } from 'react';
import type { InvoiceLookup } from '#contract/admissions/application-invoices.ts';
import { usePortalData } from '../../app/portalData.ts';
import { deviceKey } from '../session/deviceKeys.ts';
import type { Typed } from './typedInvoice.ts';

export interface StoredInvoice {
  readonly phone: string;
  /** The JAMB registration number; empty where none is required. */
  readonly regNumber: string;
  /** The answer of the lookup: with it the second step is shown. */
  readonly found: InvoiceLookup | null;
  readonly typed: Typed;
}

const NOTHING: StoredInvoice = { phone: '', regNumber: '', found: null, typed: {} };

/** Stored on this device until the invoice is made, for a reload. */
export function useStoredInvoice(programmeId: string, lookup: InvoiceLookup | undefined) {
  const key = deviceKey(usePortalData().school.shortName, 'invoice', programmeId);
  const [stored, setStored] = useState<StoredInvoice>(() => ({ ...read(key), ...(lookup && { found: lookup }) }));
  useEffect(() => { write(key, stored); }, [key, stored]);
  const change = (part: Partial<StoredInvoice>) => setStored((before) => ({ ...before, ...part }));
  const forget = () => localStorage.removeItem(key);
  return { stored, change, forget };
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
