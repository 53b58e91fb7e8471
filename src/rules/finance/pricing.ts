import { chargedAs, targetsOf, type DueOfFee, type KnownCharge, type RuledFee, type Target } from './dues.ts';

/** What the rules charge one student for a purpose. */
export interface RuledFees {
  readonly fees: readonly RuledFee[];
  /** Of sundry fees, those that nobody has to pay. */
  readonly offered: ReadonlySet<number>;
  /** The publisher has decided that a raise reaches those who have paid a part of the session. */
  readonly reachesPaid: boolean;
}

export interface PricedCharge extends KnownCharge {
  readonly sessionId: number;
  /** Charged once in all of a student's years: it stays as it was charged first. */
  readonly isOnce: boolean;
  readonly dueKobo: number;
}

export interface Priced {
  readonly purpose: string;
  readonly sessionId: number;
}

/** What was added for being late is not priced by the rules. */
export const isLateCharge = ({ purpose, occasion }: Pick<KnownCharge, 'purpose' | 'occasion'>): boolean =>
  purpose === 'school' && occasion !== '';

/** Each fee of a session and purpose as the rules price it, with what was awarded and paid of it. @param all charges of the student */
export function pricedLines(priced: Priced, ruled: RuledFees, all: readonly PricedCharge[]): DueOfFee[] {
  const { purpose, sessionId } = priced;
  const ofPurpose = all.filter(
    (charge) =>
      charge.purpose === purpose && !isLateCharge(charge) && (charge.sessionId === sessionId || charge.isOnce),
  );
  const rules = ruled.fees.map((rule) => asChargedElsewhere(rule, sessionId, ofPurpose));
  const isCompulsory = (feeId: number) => rules.some((rule) => rule.feeId === feeId) && !ruled.offered.has(feeId);
  const charges = ofPurpose.filter(({ dueKobo, feeId }) => purpose !== 'sundry' || dueKobo > 0 || isCompulsory(feeId));
  const targets = (purpose === 'sundry' ? targetsOfEach : targetsOf)(rules, charges, ruled.reachesPaid);
  return chargedAs(targets, rules, charges).map((line) => {
    const times = ofPurpose.filter(({ feeId }) => feeId === line.feeId).length;
    return purpose === 'sundry' && line.chargeId === undefined && times > 0
      ? { ...line, occasion: String(times + 1) }
      : line;
  });
}

/** Of fees that are offered, what was paid: it stays as it was charged, and a cut reaches it as it reaches a compulsory fee. */
export const paidOfferedLines = (
  { purpose, sessionId }: Priced,
  { fees, offered }: RuledFees,
  all: readonly PricedCharge[],
): DueOfFee[] =>
  all
    .filter((charge) => charge.purpose === purpose && charge.sessionId === sessionId && charge.dueKobo <= 0)
    .filter(({ feeId }) => purpose === 'sundry' && offered.has(feeId))
    .flatMap((charge) => {
      const rule = fees.find(({ feeId }) => feeId === charge.feeId)!;
      const amountKobo = Math.min(rule.amountKobo, charge.chargedKobo);
      return chargedAs([{ ...rule, amountKobo }], [rule], [charge]);
    });

function asChargedElsewhere(rule: RuledFee, sessionId: number, charges: readonly PricedCharge[]): RuledFee {
  const once = charges.find((charge) => charge.feeId === rule.feeId && charge.sessionId !== sessionId);
  return once ? { ...rule, amountKobo: once.chargedKobo } : rule;
}

/**
 * Of fees that are chosen one by one: whoever has paid one is spared a raise of that one; what no rule names any more stays as it was
 * charged.
 */
function targetsOfEach(
  rules: readonly RuledFee[],
  charges: readonly KnownCharge[],
  reachesPaid: boolean,
): readonly Target[] {
  const left = charges.filter(({ feeId }) => !rules.some((rule) => rule.feeId === feeId));
  const stands = ({ feeId, chargedKobo, why }: KnownCharge) => ({ feeId, amountKobo: chargedKobo, why });
  return [
    ...rules.map(({ feeId, amountKobo, why }) => {
      const charge = charges.find((each) => each.feeId === feeId);
      const isSpared = charge?.hasPaid && amountKobo > charge.chargedKobo && !reachesPaid;
      return isSpared ? stands(charge) : { feeId, amountKobo, why };
    }),
    ...left.map(stands),
  ];
}

/** What was paid of a charge beyond what is due once it is `amountKobo`: the student's credit. */
export const overpaidKobo = ({
  amountKobo,
  awardedKobo,
  paidKobo,
}: Pick<DueOfFee, 'amountKobo' | 'awardedKobo' | 'paidKobo'>): number =>
  Math.max(0, paidKobo + awardedKobo - amountKobo);

/** As the ledger has the charges of a student once these lines are posted; what was not charged before has no id that it knows. */
export function postedAs(
  { purpose, sessionId }: Priced,
  lines: readonly DueOfFee[],
  charges: readonly PricedCharge[],
): PricedCharge[] {
  const posted = lines.map((line): PricedCharge => {
    const charge = charges.find(({ id }) => id === line.chargeId);
    if (charge && charge.sessionId !== sessionId) return charge;
    const overKobo = overpaidKobo(line);
    return {
      ...(charge ?? {
        ...line,
        id: `fee ${line.feeId}`,
        session: '',
        purpose,
        sessionId,
        isOnce: false,
        hasPaid: false,
      }),
      chargedKobo: line.amountKobo,
      awardedKobo: line.awardedKobo,
      paidKobo: line.paidKobo - overKobo,
      dueKobo: line.dueKobo + overKobo,
    };
  });
  return [...charges.filter(({ id }) => !lines.some(({ chargeId }) => chargeId === id)), ...posted];
}

/** What is left to pay of each line once credit has paid its part; what was paid beyond a line is no payment of it. */
export const withCredit = (lines: readonly DueOfFee[], credit: ReadonlyMap<object, number>): DueOfFee[] =>
  lines.map((line) => {
    const creditKobo = credit.get(line) ?? 0;
    return {
      ...line,
      creditKobo,
      paidKobo: line.paidKobo + Math.min(0, line.dueKobo),
      dueKobo: Math.max(0, line.dueKobo) - creditKobo,
    };
  });

/**
 * Whether a fee is owed though nobody has asked for an invoice of it. Other fees are owed by those who have begun to pay them: acceptance
 * may have been paid before there was a student, and a change of degree is only for who wants one.
 */
export function isOwedUnasked(purpose: string, isOfEntry: boolean): boolean {
  if (purpose === 'school' || purpose === 'sundry') return true;
  return purpose === 'development' && isOfEntry;
}
