/** Money of these cases fits no invoice as it came: it waits in suspense until a person places it. The others are about money that was taken. */
const HELD: readonly string[] = ['short', 'over', 'twice', 'superseded', 'mismatch'];
const OF_NO_INVOICE: readonly string[] = ['unknown', 'lodgement', 'loan'];

export const isHeld = (kind: string): boolean => HELD.includes(kind) || OF_NO_INVOICE.includes(kind);

/** The kinds as SQL lists them. */
export const HELD_KINDS = [...HELD, ...OF_NO_INVOICE].map((kind) => `'${kind}'`).join(', ');

interface Known {
  /** What the provider says came by an RRR. */
  readonly reportedKobo: number;
  /** What of it is in the books, less what was taken back. */
  readonly cameKobo: number;
  /** What of that waits in the case that is open; null where none is. */
  readonly heldKobo: number | null;
}

/** How much more, or less, waits now. Below what was placed nothing is taken from anybody: a person decides about that. */
export function heldMore({ reportedKobo, cameKobo, heldKobo }: Known): number {
  const moreKobo = reportedKobo - cameKobo;
  return heldKobo === null ? Math.max(moreKobo, 0) : Math.max(moreKobo, 0 - heldKobo);
}
