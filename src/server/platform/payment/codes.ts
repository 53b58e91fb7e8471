import type { PaymentStatus } from './remita.ts';

/** Codes are texts: `025` is "RRR generated" and `25` an error. One that is not listed never means "paid". */
const MEANINGS = {
  paid: ['00', '01'],
  failed: ['02', '012'],
  hashMismatch: ['013'],
  pending: ['021', '025', '040', '041', '045', '058', '069', '070', '071', '072', '998'],
  invalidRrr: ['022'],
  alreadyProcessed: ['027', '028'],
  rrrExists: ['055'],
  amountMismatch: ['084', '089'],
} as const satisfies Record<string, readonly string[]>;

export type CodeMeaning = keyof typeof MEANINGS | 'unlisted';

const BY_CODE = new Map<string, CodeMeaning>(
  Object.entries(MEANINGS).flatMap(([meaning, codes]) => codes.map((code) => [code, meaning as CodeMeaning] as const)),
);

export const meaningOf = (code: string): CodeMeaning => BY_CODE.get(code) ?? 'unlisted';

export function paymentState(code: string): PaymentStatus['state'] {
  const meaning = meaningOf(code);
  return meaning === 'paid' || meaning === 'failed' || meaning === 'pending' ? meaning : 'unknown';
}

export const GENERATED = '025';

/** What the status of a cancelled RRR is; `02` is only a failed attempt to pay it. */
export const ABORTED = '012';
