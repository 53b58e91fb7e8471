/** What the bursary may decide about a payment case, in the words of its form. */
export const DECISIONS = {
  credit: 'Credit the difference',
  refund: 'Refund asked for',
  provider: 'Fault of the payment provider',
  other: 'Other',
} as const;

export type Decision = keyof typeof DECISIONS;

/** The decision that a form calls so. */
export const decisionNamed = (title: string): Decision | undefined =>
  (Object.keys(DECISIONS) as Decision[]).find((name) => DECISIONS[name] === title);

interface CaseAmounts {
  readonly kind: string;
  readonly expectedKobo: number;
  readonly reportedKobo: number;
}

/** Kobo that came beyond what was expected; below zero where less came. All of a second payment is beyond. */
export const caseDifference = ({ kind, expectedKobo, reportedKobo }: CaseAmounts): number =>
  kind === 'twice' ? reportedKobo : reportedKobo - expectedKobo;

export const NOTHING_TO_CREDIT = 'nothing came beyond what was expected: please choose what else was decided';

/** The message for a decision that does not fit the amounts. */
export const decisionMistake = (decision: Decision, amounts: CaseAmounts): string | null =>
  decision === 'credit' && caseDifference(amounts) <= 0 ? NOTHING_TO_CREDIT : null;
