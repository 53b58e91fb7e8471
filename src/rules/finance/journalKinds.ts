/**
 * What each kind of journal does to what a student owes of a charge. A new kind is a line here, and all books follow:
 * `charged` makes a charge or changes it, `awarded` is what scholarships take off it, `waived` what the college gives up of it, `paid` is
 * money or credit, `beyond` is what was paid beyond it and is credit again, and `none` changes no charge.
 */
export const JOURNAL_KINDS = {
  charge: { effect: 'charged', title: 'Charge' },
  /** What was owed before the college worked with the portal; it is no income of any day. */
  'opening balance': { effect: 'charged', title: 'Opening balance' },
  'opening corrected': { effect: 'charged', title: 'Opening balance corrected' },
  'opening credit': { effect: 'none', title: 'Opening credit' },
  correction: { effect: 'charged', title: 'Charge corrected' },
  reversal: { effect: 'charged', title: 'Charge taken back' },
  award: { effect: 'awarded', title: 'Scholarship' },
  waiver: { effect: 'waived', title: 'Waiver' },
  'waiver reversed': { effect: 'waived', title: 'Waiver reversed' },
  'debt written off': { effect: 'waived', title: 'Debt written off' },
  'write-off reversed': { effect: 'waived', title: 'Write-off reversed' },
  payment: { effect: 'paid', title: 'Payment' },
  /** A bank teller's slip that an officer entered. It is clearing until the bank's statement has it. */
  'manual lodgement': { effect: 'paid', title: 'Lodgement by teller' },
  'lodgement reversed': { effect: 'paid', title: 'Lodgement reversed' },
  /** What the loan fund paid for a student. It is clearing until the bank's statement has the batch. */
  'student loan': { effect: 'paid', title: 'Student loan' },
  'credit used': { effect: 'paid', title: 'Credit used' },
  'payment reversed': { effect: 'paid', title: 'Payment reversed' },
  overpaid: { effect: 'beyond', title: 'Paid beyond the charge' },
  suspense: { effect: 'none', title: 'Held in suspense' },
  /** What the bank alone says came in. It waits in suspense too. */
  lodgement: { effect: 'none', title: 'Bank lodgement' },
  /** A lodgement that is the money of a batch of student loans: it leaves suspense, and the lines of the batch come in. */
  'loan identified': { effect: 'none', title: 'Bank lodgement of student loans' },
  /** What its provider says of it later. Money leaves suspense by a `payment`, or by `case settled` where it pays nothing. */
  'suspense corrected': { effect: 'none', title: 'Suspense corrected' },
  'case settled': { effect: 'none', title: 'Case settled' },
  /** What had paid nothing yet, by its provider. */
  'taken back': { effect: 'none', title: 'Taken back by the provider' },
  /** From the provider to the bank; below zero the bank took it back. It came in before, so no book of receipts has it. */
  settlement: { effect: 'none', title: 'Settled to the bank' },
  'bank charge': { effect: 'none', title: 'Bank charge' },
  /** What went out of the bank that nobody has explained. */
  'bank debit': { effect: 'none', title: 'Debited by the bank' },
  /** It sets aside what the bank is to pay. */
  'refund approved': { effect: 'none', title: 'Refund approved' },
  'refund paid': { effect: 'none', title: 'Refund paid' },
  /** It takes an approved refund back where it was. */
  'refund returned': { effect: 'none', title: 'Refund returned' },
} as const satisfies Readonly<Record<string, { readonly effect: Effect; readonly title: string }>>;

export type Effect = 'charged' | 'awarded' | 'waived' | 'paid' | 'beyond' | 'none';
export type JournalKind = keyof typeof JOURNAL_KINDS;

/** The kinds of these effects as SQL lists them. */
export const kindsThat = (...effects: readonly Effect[]): string =>
  Object.entries(JOURNAL_KINDS)
    .filter(([, { effect }]) => effects.includes(effect))
    .map(([kind]) => `'${kind}'`)
    .join(', ');
