import {
  byRank,
  dueOf,
  newCharge,
  sumOf,
  type Account,
  type Charge,
  type Fee,
  type Line,
  type Part,
} from './account.ts';

/** Who pays what; null is anybody. */
export interface PriceList {
  readonly departmentId: number | null;
  readonly isIndigene: boolean | null;
  prices: ReadonlyMap<Fee, number>;
}

export interface Facts {
  readonly departmentId: number;
  readonly isIndigene: boolean;
}

const FIRST_PERCENT = 60;

/** Fee by fee the most specific list wins: one that names the department before one that names the residence. */
export function pricesFor(lists: readonly PriceList[], { departmentId, isIndigene }: Facts): Map<Fee, number> {
  const prices = new Map<Fee, number>();
  const weight = (list: PriceList) => (list.departmentId === null ? 0 : 2) + (list.isIndigene === null ? 0 : 1);
  for (const list of [...lists].sort((one, other) => weight(one) - weight(other)))
    if ((list.departmentId ?? departmentId) === departmentId && (list.isIndigene ?? isIndigene) === isIndigene)
      for (const [fee, kobo] of list.prices) prices.set(fee, kobo);
  return prices;
}

/**
 * What publishing makes of a student. Whoever was not charged yet is charged; a raise of the session spares whoever has paid any part of
 * it, unless it is to reach them; a fee that no list names any more costs nothing. Credit, also of what was paid beyond a fee, pays the others.
 */
export function applyPrices(
  account: Account,
  before: ReadonlyMap<Fee, number>,
  after: ReadonlyMap<Fee, number>,
  reachesPaid: boolean,
): void {
  const charges = account.chargesOf('school');
  const isSame = before.size === after.size && [...before].every(([fee, kobo]) => after.get(fee) === kobo);
  if (charges.length > 0 && isSame) return;
  const [was, is] = [sumOf(charges, ({ priceKobo }) => priceKobo), sumOf([...after.values()], (kobo) => kobo)];
  if (is > was && charges.some(({ hasPaid }) => hasPaid) && !reachesPaid) return;
  const added = [...after].filter(([fee]) => !charges.some((charge) => charge.fee === fee));
  const changed = charges.filter(({ fee, priceKobo }) => priceKobo !== (after.get(fee) ?? 0));
  for (const charge of changed) account.reprice(charge, after.get(charge.fee) ?? 0);
  for (const [fee, kobo] of added) account.charge(fee, kobo);
  if (added.length + changed.length > 0) account.useCredit();
}

/** The school fees of a student as they are charged, or as they would be. It changes nothing. */
export const feesOf = (account: Account, prices: ReadonlyMap<Fee, number>): readonly Charge[] => {
  const charges = account.chargesOf('school');
  if (charges.length > 0) return charges;
  return [...prices].map(([fee, priceKobo]) => newCharge(fee, priceKobo));
};

/** As a scholarship says it: of its fees a per cent, rounded down, or an amount, by rank; at most the cap, and never more than a fee. */
export interface Scholarship {
  readonly name: string;
  readonly fees: readonly Fee[];
  readonly percent: number | null;
  readonly amountKobo: number | null;
  readonly capKobo: number | null;
}

export function awardLines(charges: readonly Charge[], { fees, percent, amountKobo, capKobo }: Scholarship): Line[] {
  let left = Math.min(amountKobo ?? Infinity, capKobo ?? Infinity);
  return charges
    .filter(({ fee }) => fees.length === 0 || fees.includes(fee))
    .sort((one, other) => byRank(one.fee, other.fee))
    .flatMap((charge) => {
      const net = charge.priceKobo - charge.awardedKobo;
      const kobo = Math.min(left, percent === null ? net : Math.floor((net * percent) / 100));
      left -= kobo;
      return kobo > 0 ? [{ charge, kobo }] : [];
    });
}

interface PartDue {
  /** After credit. */
  readonly dueKobo: number;
  readonly state: 'open' | 'paid' | 'closed';
}

export interface SchoolFees {
  readonly awardedKobo: number;
  readonly paidKobo: number;
  /** Before credit. */
  readonly unpaidKobo: number;
  /** After it. */
  readonly dueKobo: number;
  readonly balanceKobo: number;
  readonly parts: Readonly<Record<Part, PartDue>>;
  /** What each part, and the balance, asks before credit. */
  readonly bare: Readonly<Record<Part | 'Balance', number>>;
}

/** What the page of the session's school fees says. */
export function schoolFees(account: Account, prices: ReadonlyMap<Fee, number>): SchoolFees {
  const fees = feesOf(account, prices);
  const credit = creditFor(account, fees);
  const net = (charge: Charge) => charge.priceKobo - charge.awardedKobo;
  const paidKobo = sumOf(fees, ({ paidKobo: kobo }) => kobo);
  const unpaidKobo = sumOf(fees, dueOf);
  const dueKobo = unpaidKobo - credit;
  const [whole, split] = [false, true].map((isSplittable) =>
    sumOf(
      fees.filter(({ fee }) => fee.isSplittable === isSplittable),
      net,
    ),
  );
  const firstKobo = whole! + Math.floor((split! * FIRST_PERCENT) / 100);
  const firstUnpaid = Math.min(unpaidKobo, Math.max(0, firstKobo - paidKobo));
  const firstDue = Math.min(dueKobo, Math.max(0, firstUnpaid - credit));
  const isPaid = (part: Part) =>
    account.invoices.some((invoice) => invoice.part === part && ['paid', 'credit'].includes(invoice.state));
  const hasEnded = isPaid('Full') || isPaid('SecondInstallment');
  const hasFirst = isPaid('FirstInstallment');
  const balanceKobo = hasEnded ? unpaidKobo : hasFirst ? firstUnpaid : 0;
  const part = (partKobo: number, isDone: boolean, isClosed: boolean): PartDue => ({
    dueKobo: partKobo,
    state: isDone ? 'paid' : isClosed ? 'closed' : 'open',
  });
  const bySteps = paidKobo > 0 && firstUnpaid === 0;
  return {
    awardedKobo: sumOf(fees, (charge) => charge.awardedKobo),
    paidKobo,
    unpaidKobo,
    dueKobo,
    balanceKobo,
    parts: {
      Full: part(dueKobo, unpaidKobo === 0, balanceKobo > 0 || bySteps),
      FirstInstallment: hasFirst || hasEnded ? part(0, true, false) : part(firstDue, firstUnpaid === 0, false),
      SecondInstallment: part(dueKobo - firstDue, unpaidKobo === firstUnpaid, balanceKobo > 0 || firstUnpaid > 0),
    },
    bare: {
      Full: unpaidKobo,
      FirstInstallment: hasFirst || hasEnded ? 0 : firstUnpaid,
      SecondInstallment: unpaidKobo - firstUnpaid,
      Balance: balanceKobo,
    },
  };
}

/** What credit pays of these: what is due elsewhere by a lower rank takes it first. */
export function creditFor(account: Account, fees: readonly Charge[]): number {
  let left = account.creditKobo;
  let ofThese = 0;
  const all = [...new Set([...account.charges, ...fees])].sort((one, other) => byRank(one.fee, other.fee));
  for (const charge of all) {
    const kobo = Math.min(left, dueOf(charge));
    if (fees.includes(charge)) ofThese += kobo;
    left -= kobo;
  }
  return ofThese;
}

/** The gate of registration: what is paid of the session's school charges reaches the first instalment's share. */
export function isFirstPartPaid(account: Account): boolean {
  const charges = account.chargesOf('school');
  const priceKobo = sumOf(charges, (charge) => charge.priceKobo);
  return priceKobo > 0 && priceKobo - sumOf(charges, dueOf) >= Math.floor((priceKobo * FIRST_PERCENT) / 100);
}
