/** What is known of a payment. `unreachable`: the provider gave no answer, which says nothing about the money. */
export type Standing = 'unpaid' | 'pending' | 'paid' | 'failed' | 'unreachable';

/** Remita's codes for a payment that did not go through, as its pay page sends them back. A hint, never a verdict. */
const FAILED = new Set(['02', '012']);

/** How an unpaid invoice stands after its payer came back from the pay page with this status. */
export const standingOnReturn = (status: string | null): Standing => (status !== null && FAILED.has(status) ? 'failed' : 'pending');
