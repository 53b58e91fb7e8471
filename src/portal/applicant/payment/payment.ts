/** What is known of a payment. `checking`: the payer came back and nothing is known yet; `unreachable`: the provider gave no answer, which says nothing about the money. */
export type PaymentStatus = 'unpaid' | 'checking' | 'pending' | 'paid' | 'failed' | 'unreachable';

const PAYING = 'paying';

/** Who leaves the pay page by its back link comes back without an RRR in the address: this tab remembers which it was. */
export const rememberPaying = (rrr: string) => sessionStorage.setItem(PAYING, rrr);
export const remembered = (): string | null => sessionStorage.getItem(PAYING);

/** Remita's codes for a payment that did not go through, as its pay page sends them back. A hint, never a verdict. */
const FAILED = new Set(['02', '012']);

/** How an unpaid invoice stands after its payer came back from the pay page with this status. */
export const statusOnReturn = (status: string | null): 'failed' | 'pending' => (status !== null && FAILED.has(status) ? 'failed' : 'pending');
