interface CaseAmounts {
  readonly kind: string;
  readonly expectedKobo: number;
  readonly reportedKobo: number;
}

/** Kobo that came beyond what was expected; below zero where less came. All of a second payment is beyond. */
export const caseDifference = ({ kind, expectedKobo, reportedKobo }: CaseAmounts): number =>
  kind === 'twice' ? reportedKobo : reportedKobo - expectedKobo;
