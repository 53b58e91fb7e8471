import { deviceKey } from '../session/deviceKeys.ts';

/** `checking`: nothing is known yet; `unreachable`: the provider gave no answer, which says nothing about the money. */
export type PaymentStatus = 'unpaid' | 'checking' | 'pending' | 'paid' | 'failed' | 'unreachable';

/** The pay page's back link brings no RRR in the address, so this tab remembers it until the log-out. */
export function payingRrr(schoolShortName: string) {
  const key = deviceKey(schoolShortName, 'paying', 'rrr');
  return {
    remember: (rrr: string): void => sessionStorage.setItem(key, rrr),
    remembered: (): string | null => sessionStorage.getItem(key),
  };
}

/** Remita's codes for a failed payment, as its pay page sends them back: a hint, never a verdict. */
const FAILED = new Set(['02', '012']);

export const statusOnReturn = (status: string | null): 'failed' | 'pending' =>
  status !== null && FAILED.has(status) ? 'failed' : 'pending';
