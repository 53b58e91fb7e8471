/** `checking`: nothing is known yet; `unreachable`: the provider gave no answer, which says nothing about the money. */
export type PaymentStatus = 'unpaid' | 'checking' | 'pending' | 'paid' | 'failed' | 'unreachable';

const PAYING = 'paying';

/** The pay page's back link brings no RRR in the address, so this tab remembers it. */
export const rememberPaying = (rrr: string) => sessionStorage.setItem(PAYING, rrr);
export const remembered = (): string | null => sessionStorage.getItem(PAYING);

/** Remita's codes for a failed payment, as its pay page sends them back: a hint, never a verdict. */
const FAILED = new Set(['02', '012']);

export const statusOnReturn = (status: string | null): 'failed' | 'pending' => (status !== null && FAILED.has(status) ? 'failed' : 'pending');
