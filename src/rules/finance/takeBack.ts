export interface PaidCharge {
  readonly id: string;
  /** What was paid of it in all, by payments and credit. */
  readonly paidKobo: number;
}

export interface TakenBack {
  /** What is owed again, by charge. */
  readonly owedKobo: ReadonlyMap<string, number>;
  readonly creditKobo: number;
}

interface Reversal {
  readonly amountKobo: number;
  /** What the payment paid of each charge. */
  readonly paidByIt: ReadonlyMap<string, number>;
  /** Of the student, in the order in which credit pays them. */
  readonly charges: readonly PaidCharge[];
  /** Of the student, unused. */
  readonly creditKobo: number;
}

/**
 * Where a reversed payment is taken from: what it paid, as far as that is paid still; then unused credit; then what credit paid since,
 * the latest first. No charge is owed more of than was paid of it.
 */
export function takeBack({ amountKobo, paidByIt, charges, creditKobo }: Reversal): TakenBack {
  const owedKobo = new Map<string, number>();
  let leftKobo = amountKobo;
  const take = ({ id, paidKobo }: PaidCharge, mostKobo: number) => {
    const before = owedKobo.get(id) ?? 0;
    const kobo = Math.max(0, Math.min(leftKobo, mostKobo, paidKobo - before));
    if (kobo > 0) owedKobo.set(id, before + kobo);
    leftKobo -= kobo;
  };
  for (const charge of charges) take(charge, paidByIt.get(charge.id) ?? 0);
  const fromCreditKobo = Math.min(leftKobo, Math.max(0, creditKobo));
  leftKobo -= fromCreditKobo;
  for (const charge of charges.toReversed()) take(charge, leftKobo);
  return { owedKobo, creditKobo: fromCreditKobo + leftKobo };
}
