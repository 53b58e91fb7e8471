/** What happens to the fees of many groups at once: by a per cent, by so many kobo, or to so many. */
export interface FeeChange {
  readonly kind: 'percent' | 'add' | 'set';
  readonly value: number;
}

const NAIRA = 100;

/** A per cent is rounded to whole naira, half of one up; nothing is ever below zero. */
export function changedFee(kobo: number, { kind, value }: FeeChange): number {
  if (kind === 'set') return Math.max(0, value);
  if (kind === 'add') return Math.max(0, kobo + value);
  return Math.max(0, Math.round((kobo * (100 + value)) / 100 / NAIRA) * NAIRA);
}
