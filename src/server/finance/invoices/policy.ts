import { INVOICE_STATES } from '#contract/finance/invoice-states.ts';
import { mistakesIn } from '#rules/mistakes.ts';
import { ProviderError } from '../../platform/payment/providerError.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistyped, Problem } from '../../platform/problem.ts';
import { INVOICE_FAILED } from '../payments/service.ts';

export interface Payer {
  readonly phone: string;
  readonly lastname: string;
  readonly firstname: string;
  /** '' when there is none. */
  readonly middlename: string;
  readonly email: string;
}

/** @throws Problem 422 when there is any mistake; a single one is also the message */
export function refuse(judged: Readonly<Record<string, string | null>>): void {
  const mistakes = mistakesIn(judged);
  if (Object.keys(mistakes).length > 0) throw mistyped(mistakes, INVOICE_FAILED);
}

/** The invoice stays, and the next attempt goes on from there. @throws Problem 424 for a provider error */
export const noRrr =
  ({ log }: Pick<Platform, 'log'>, invoiceNumber: string) =>
  (error: unknown): never => {
    log.warn({ err: error, invoice: invoiceNumber }, 'no RRR for an invoice');
    throw error instanceof ProviderError
      ? new Problem(424, 'Invoice generated failed!!', { title: INVOICE_FAILED, retryAfter: 30 })
      : error;
  };

export const numberPrefix = (now: Date): string => `INV${String(now.getUTCFullYear()).slice(-2)}`;

export const noSession = () => new Problem(422, 'No session is open for applications', { title: INVOICE_FAILED });

/** Nothing that is paid is ever void, and nothing void comes back. */
export function refusalOfEnded({ state }: { readonly state: string }): Problem | undefined {
  if (state === INVOICE_STATES.open) return undefined;
  const said = state === INVOICE_STATES.void ? 'This invoice is void already' : 'This invoice is paid, so it stays';
  return new Problem(409, said, { title: INVOICE_FAILED });
}
