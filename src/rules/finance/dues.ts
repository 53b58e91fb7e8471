import { parts, type PlannedPart } from './instalments.ts';

/** A fee that is charged by the rules of today. */
export interface RuledFee {
  readonly feeId: number;
  readonly name: string;
  readonly rank: number;
  readonly isSplittable: boolean;
  readonly amountKobo: number;
  readonly why: unknown;
}

/** A charge, as the ledger has it. */
export interface KnownCharge {
  readonly id: string;
  readonly feeId: number;
  readonly name: string;
  readonly rank: number;
  readonly isSplittable: boolean;
  /** Sessions are in the order of their names. */
  readonly session: string;
  readonly occasion: string;
  readonly purpose: string;
  readonly why: unknown;
  readonly chargedKobo: number;
  readonly awardedKobo: number;
  readonly paidKobo: number;
  /** Money or credit paid it once, also where an award has made that credit since. */
  readonly hasPaid: boolean;
}

export interface DueOfFee extends RuledFee {
  /** Undefined until it is charged. */
  readonly chargeId: string | undefined;
  readonly occasion: string;
  readonly awardedKobo: number;
  readonly paidKobo: number;
  /** What credit pays of it. */
  readonly creditKobo: number;
  readonly dueKobo: number;
  /** It was added to that part, which was late; no plan divides it. */
  readonly latePart?: PartName;
}

export interface Target {
  readonly feeId: number;
  readonly amountKobo: number;
  readonly why: unknown;
}

/**
 * What each fee of a session is to be charged. Whoever has paid any part of it is spared a raise, unless the publisher has decided
 * otherwise; what no rule names any more is charged nothing. Without any rule everything stays as it was charged.
 */
export function targetsOf(
  rules: readonly RuledFee[],
  charges: readonly KnownCharge[],
  reachesPaid: boolean,
): readonly Target[] {
  const stands = charges.map(({ feeId, chargedKobo, why }) => ({ feeId, amountKobo: chargedKobo, why }));
  if (rules.length === 0) return stands;
  const hasPaid = charges.some((charge) => charge.hasPaid);
  const isRaise = sumOf(rules, 'amountKobo') > sumOf(charges, 'chargedKobo');
  if (hasPaid && isRaise && !reachesPaid) return stands;
  const dropped = stands.filter(({ feeId }) => !rules.some((rule) => rule.feeId === feeId));
  return [...rules, ...dropped.map((each) => ({ ...each, amountKobo: 0 }))].map(({ feeId, amountKobo, why }) => ({
    feeId,
    amountKobo,
    why,
  }));
}

/** The fees as they are once they are charged as the targets say, before any credit. */
export const chargedAs = (
  targets: readonly Target[],
  rules: readonly RuledFee[],
  charges: readonly KnownCharge[],
): DueOfFee[] =>
  targets
    .map(({ feeId, amountKobo, why }) => {
      const charge = charges.find((each) => each.feeId === feeId);
      const { name, rank, isSplittable } = charge ?? rules.find((rule) => rule.feeId === feeId)!;
      // An award takes no more of a fee than it costs.
      const awardedKobo = Math.min(charge?.awardedKobo ?? 0, amountKobo);
      const paidKobo = charge?.paidKobo ?? 0;
      return {
        feeId,
        name,
        rank,
        isSplittable,
        amountKobo,
        why,
        chargeId: charge?.id,
        occasion: charge?.occasion ?? '',
        awardedKobo,
        paidKobo,
        creditKobo: 0,
        dueKobo: amountKobo - awardedKobo - paidKobo,
      };
    })
    .sort((one, other) => one.rank - other.rank || one.feeId - other.feeId);

interface Owing {
  readonly session: string;
  readonly rank: number;
  readonly feeId: number;
  readonly dueKobo: number;
}

/** Credit pays the oldest session first, then by rank. What was paid beyond a fee is credit too. @returns what it pays of each */
export function allotCredit<Each extends Owing>(owing: readonly Each[], creditKobo: number): Map<Each, number> {
  let left = creditKobo + owing.reduce((sum, { dueKobo }) => sum + Math.max(0, -dueKobo), 0);
  const allotted = new Map<Each, number>();
  for (const each of [...owing].sort(bySession)) {
    const kobo = Math.min(left, Math.max(0, each.dueKobo));
    if (kobo > 0) allotted.set(each, kobo);
    left -= kobo;
  }
  return allotted;
}

/** As `allotCredit`, of groups of which a later one gets what an earlier one leaves. */
export function allotInTurn<Each extends Owing>(
  groups: readonly (readonly Each[])[],
  creditKobo: number,
): Map<Each, number> {
  const allotted = new Map<Each, number>();
  let left = creditKobo;
  for (const group of groups) {
    const ofGroup = allotCredit(group, left);
    const overpaid = group.reduce((sum, { dueKobo }) => sum + Math.max(0, -dueKobo), 0);
    left += overpaid - [...ofGroup.values()].reduce((sum, kobo) => sum + kobo, 0);
    for (const [each, kobo] of ofGroup) allotted.set(each, kobo);
  }
  return allotted;
}

const bySession = (one: Owing, other: Owing): number =>
  one.session < other.session ? -1 : one.session > other.session ? 1 : one.rank - other.rank || one.feeId - other.feeId;

export type PartName = 'Full' | 'FirstInstallment' | 'SecondInstallment';

export interface PartDue {
  readonly part: PartName;
  /** Of the plan, before anything was paid. */
  readonly amountKobo: number;
  /** Zero where credit covers it: it is open all the same, since credit is used by an invoice. */
  readonly dueKobo: number;
  readonly state: 'open' | 'paid' | 'closed';
  /** Why it is closed; '' where it is not. */
  readonly reason: string;
}

export interface Dues {
  readonly lines: readonly DueOfFee[];
  readonly parts: readonly PartDue[];
  /** What is missing of parts that are paid, since a fee was raised; credit may cover it. */
  readonly balanceKobo: number;
  readonly dueKobo: number;
}

/** @param plan of instalments, empty where all is paid at once @param paidParts the parts of this session whose invoice is paid */
export function duesOf(lines: readonly DueOfFee[], plan: readonly PlannedPart[], paidParts: readonly string[]): Dues {
  const [dueKobo, paidKobo, creditKobo] = [
    sumOf(lines, 'dueKobo'),
    sumOf(lines, 'paidKobo'),
    sumOf(lines, 'creditKobo'),
  ];
  const unpaidKobo = dueKobo + creditKobo;
  const totalKobo = sumOf(lines, 'amountKobo') - sumOf(lines, 'awardedKobo');
  const [first, second] = (plan.length === 2 ? parts(planned(lines), plan) : []).map((each) => ({
    amountKobo: each.amountKobo + lateOf(lines, each.part),
  }));
  const hasEnded = paidParts.includes('Full') || paidParts.includes('SecondInstallment');
  const firstUnpaidKobo = first ? Math.min(unpaidKobo, Math.max(0, first.amountKobo - paidKobo)) : 0;
  const firstDueKobo = Math.min(dueKobo, Math.max(0, firstUnpaidKobo - creditKobo));
  const hasFirst = paidParts.includes('FirstInstallment');
  const balanceKobo = hasEnded ? unpaidKobo : hasFirst ? firstUnpaidKobo : 0;
  const full = part('Full', totalKobo, dueKobo, unpaidKobo === 0, [
    [balanceKobo > 0, 'Pay your balance first'],
    [first !== undefined && paidKobo > 0 && firstUnpaidKobo === 0, 'You pay by instalments: choose the second one'],
  ]);
  if (!first || !second) return { lines, parts: [full], balanceKobo, dueKobo };
  return {
    lines,
    parts: [
      full,
      hasFirst || hasEnded
        ? part('FirstInstallment', first.amountKobo, 0, true, [])
        : part('FirstInstallment', first.amountKobo, firstDueKobo, firstUnpaidKobo === 0, []),
      part('SecondInstallment', second.amountKobo, dueKobo - firstDueKobo, unpaidKobo === firstUnpaidKobo, [
        [balanceKobo > 0, 'Pay your balance first'],
        [firstDueKobo > 0, 'Pay the first instalment first'],
      ]),
    ],
    balanceKobo,
    dueKobo,
  };
}

/** What a plan divides: after scholarships, without what was added for being late. */
const planned = (lines: readonly DueOfFee[]): DueOfFee[] =>
  lines
    .filter(({ latePart }) => latePart === undefined)
    .map((line) => ({ ...line, amountKobo: line.amountKobo - line.awardedKobo }));

const lateOf = (lines: readonly DueOfFee[], name: string): number =>
  sumOf(
    lines.filter(({ latePart }) => latePart === name),
    'amountKobo',
  );

/** What is left to pay of a part, without what is added to it for being late; nothing of what is no part of this plan. */
export const unpaidOfPart = (
  { lines }: Pick<Dues, 'lines'>,
  plan: readonly PlannedPart[],
  paidParts: readonly string[],
  name: PartName,
): number => {
  const timely = duesOf(
    lines.filter(({ latePart }) => latePart === undefined),
    plan,
    paidParts,
  );
  return timely.parts.find((each) => each.part === name)?.dueKobo ?? 0;
};

function part(
  name: PartName,
  amountKobo: number,
  dueKobo: number,
  isPaid: boolean,
  closed: readonly (readonly [boolean, string])[],
): PartDue {
  const reason = isPaid ? undefined : closed.find(([holds]) => holds)?.[1];
  return {
    part: name,
    amountKobo,
    dueKobo,
    state: isPaid ? 'paid' : reason ? 'closed' : 'open',
    reason: reason ?? '',
  };
}

/** What an invoice of that part, or of the balance, asks for each fee. */
export function linesToPay(
  dues: Dues,
  plan: readonly PlannedPart[],
  wanted: PartName | 'Balance',
): readonly (DueOfFee & { readonly payKobo: number })[] {
  const { lines, balanceKobo } = dues;
  const requestedKobo =
    wanted === 'Balance'
      ? Math.max(0, balanceKobo - sumOf(lines, 'creditKobo'))
      : dues.parts.find(({ part: name }) => name === wanted)!.dueKobo;
  const first = wanted === 'FirstInstallment' ? parts(planned(lines), plan)[0]!.lines : [];
  const shares = lines.map((line) => {
    const ofPlan = first.find(({ feeId }) => feeId === line.feeId)?.amountKobo ?? 0;
    const share = line.latePart ? (line.latePart === wanted ? line.amountKobo : 0) : ofPlan;
    return Math.min(line.dueKobo, Math.max(0, share - line.paidKobo - line.creditKobo));
  });
  if (shares.reduce((sum, kobo) => sum + kobo, 0) === requestedKobo)
    return lines.map((line, place) => ({ ...line, payKobo: shares[place]! }));
  let left = requestedKobo;
  return lines.map((line) => {
    const payKobo = Math.min(left, line.dueKobo);
    left -= payKobo;
    return { ...line, payKobo };
  });
}

const sumOf = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);
