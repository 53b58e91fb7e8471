/**
 * One student's money, by `docs/rules/finance.md` alone. This folder is a second program: it imports nothing of the product, and knows
 * no table and no endpoint. Every amount is kobo.
 */
export type Purpose = 'school' | 'sundry' | 'hostel';

export interface Fee {
  readonly id: number;
  readonly name: string;
  readonly purpose: Purpose;
  readonly rank: number;
  readonly isSplittable: boolean;
  /** Of sundry fees, one that nobody has to pay, and that may be paid again. */
  readonly isOffered: boolean;
}

export interface Charge {
  readonly fee: Fee;
  priceKobo: number;
  /** What each award took of it as it was given, by the award's scholarship. */
  readonly awards: Map<string, number>;
  /** What awards take of it now: a fee that costs less than they took costs nothing. */
  awardedKobo: number;
  paidKobo: number;
  /** Money or credit paid it once, whatever became of that. */
  hasPaid: boolean;
}

export interface Line {
  readonly charge: Charge;
  readonly kobo: number;
}

export type Part = 'Full' | 'FirstInstallment' | 'SecondInstallment';

export interface Invoice {
  readonly number: string;
  readonly purpose: Purpose;
  readonly part: Part | 'Balance' | null;
  readonly lines: readonly Line[];
  /** `credit` is of one that credit or an award settled: it has no RRR. */
  state: 'open' | 'paid' | 'credit' | 'void';
  replacedBy: Invoice | null;
  /** Another amount came by its RRR, and the bursary has not decided. */
  hasCase: boolean;
  /** That amount, while it waits. */
  heldKobo: number;
  /** What the bursary accepted as part payment. */
  partKobo: number;
}

export const sumOf = <Each>(each: readonly Each[], kobo: (one: Each) => number): number =>
  each.reduce((sum, one) => sum + kobo(one), 0);

export const newCharge = (fee: Fee, priceKobo: number): Charge => ({
  fee,
  priceKobo,
  awards: new Map<string, number>(),
  awardedKobo: 0,
  paidKobo: 0,
  hasPaid: false,
});

export const dueOf = ({ priceKobo, awardedKobo, paidKobo }: Charge): number => priceKobo - awardedKobo - paidKobo;

/** What it still asks for. */
export const totalOf = ({ lines, partKobo }: Pick<Invoice, 'lines' | 'partKobo'>): number =>
  sumOf(lines, ({ kobo }) => kobo) - partKobo;

/** The lower rank first: the order in which credit, amounts of awards and kobo that are left over go to fees. */
export const byRank = (one: Fee, other: Fee): number => one.rank - other.rank || one.id - other.id;

export class Account {
  creditKobo = 0;
  /** All that the provider ever took from this student. */
  receivedKobo = 0;
  /** What of it fits nothing, until the bursary has placed it. */
  suspenseKobo = 0;
  readonly charges: Charge[] = [];
  readonly invoices: Invoice[] = [];

  chargesOf(purpose: Purpose): Charge[] {
    return this.charges.filter(({ fee }) => fee.purpose === purpose);
  }

  get owedKobo(): number {
    return sumOf(this.charges, dueOf);
  }

  charge(fee: Fee, priceKobo: number): Charge {
    const charge = newCharge(fee, priceKobo);
    this.charges.push(charge);
    return charge;
  }

  /** What was paid beyond the new price is credit; what was awarded beyond it is nobody's. @returns whether anything was */
  reprice(charge: Charge, priceKobo: number): boolean {
    charge.priceKobo = priceKobo;
    charge.awardedKobo = Math.min(charge.awardedKobo, priceKobo);
    return this.freeOverpaid(charge);
  }

  award(scholarship: string, lines: readonly Line[]): void {
    for (const { charge, kobo } of lines) {
      charge.awards.set(scholarship, kobo);
      charge.awardedKobo += kobo;
    }
    for (const { charge } of lines) this.freeOverpaid(charge);
    this.settleCovered(lines.map(({ charge }) => charge).filter((charge) => dueOf(charge) === 0));
    this.useCredit();
  }

  /**
   * The charges are owed again; credit that the award had left pays first. What is left due makes void the invoices that were settled
   * without money.
   */
  withdraw(scholarship: string): void {
    const awarded = this.charges.filter(({ awards }) => awards.has(scholarship));
    for (const charge of awarded) {
      charge.awardedKobo -= Math.min(charge.awardedKobo, charge.awards.get(scholarship)!);
      charge.awards.delete(scholarship);
    }
    this.useCredit();
    const owed = awarded.filter((charge) => dueOf(charge) > 0);
    for (const invoice of this.invoices)
      if (invoice.state === 'credit' && invoice.lines.some(({ charge }) => owed.includes(charge)))
        invoice.state = 'void';
  }

  /** What no receipt has of a charge that nothing is due of. */
  withoutReceipt(charge: Charge): number {
    const receipts = this.invoices.filter(({ state }) => state === 'paid' || state === 'credit');
    const lines = receipts.flatMap((invoice) => invoice.lines).filter((line) => line.charge === charge);
    return charge.priceKobo - sumOf(lines, ({ kobo }) => kobo);
  }

  /** Credit pays by rank; an unpaid invoice all of whose charges are paid so asks for nothing more. */
  useCredit(): void {
    const covered: Charge[] = [];
    for (const charge of [...this.charges].sort((one, other) => byRank(one.fee, other.fee)))
      if (this.payByCredit(charge, dueOf(charge)) > 0 && dueOf(charge) === 0) covered.push(charge);
    this.settleCovered(covered);
  }

  private settleCovered(covered: readonly Charge[]): void {
    for (const invoice of this.invoices)
      if (
        invoice.state === 'open' &&
        invoice.lines.some(({ charge }) => covered.includes(charge)) &&
        invoice.lines.every(({ charge }) => dueOf(charge) === 0)
      )
        invoice.state = 'credit';
  }

  payByCredit(charge: Charge, atMostKobo: number): number {
    const kobo = Math.max(0, Math.min(this.creditKobo, dueOf(charge), atMostKobo));
    charge.paidKobo += kobo;
    charge.hasPaid ||= kobo > 0;
    this.creditKobo -= kobo;
    return kobo;
  }

  /** Money for an invoice that is to be paid; what is not owed on its lines any more is credit. */
  receive(invoice: Invoice, kobo: number): void {
    this.creditKobo += kobo;
    for (const line of invoice.lines) this.payByCredit(line.charge, line.kobo);
    invoice.state = 'paid';
  }

  /** Less than an invoice asks for, as the bursary accepted it: it pays the lines as far as it goes, by rank. */
  receivePart(invoice: Invoice, kobo: number): void {
    this.creditKobo += kobo;
    let left = kobo;
    const covered: Charge[] = [];
    for (const line of [...invoice.lines].sort((one, other) => byRank(one.charge.fee, other.charge.fee))) {
      const paid = this.payByCredit(line.charge, Math.min(left, line.kobo));
      left -= paid;
      if (paid > 0 && dueOf(line.charge) === 0) covered.push(line.charge);
    }
    invoice.partKobo += kobo;
    this.settleCovered(covered);
  }

  /** Money for an invoice that is void or paid already is credit; where it is enough, it pays the invoice that took its place. */
  receiveAnyway(invoice: Invoice, kobo: number): void {
    this.creditKobo += kobo;
    let last = invoice;
    while (last.replacedBy) last = last.replacedBy;
    if (last !== invoice) this.settle(last);
  }

  /** Credit pays the whole of an invoice, or none of it. */
  settle(invoice: Invoice): void {
    if (invoice.state !== 'open' || this.creditKobo < totalOf(invoice)) return;
    for (const line of invoice.lines) this.payByCredit(line.charge, line.kobo);
    invoice.state = 'credit';
  }

  /** Of one charge one invoice is to be paid at a time. */
  invoiced(made: Invoice): void {
    for (const other of this.invoices)
      if (
        other.state === 'open' &&
        other.lines.some(({ charge }) => made.lines.some((line) => line.charge === charge))
      ) {
        other.state = 'void';
        other.replacedBy = made;
      }
    this.invoices.push(made);
  }

  /** What was paid of a charge beyond what it costs its student. */
  private freeOverpaid(charge: Charge): boolean {
    const overKobo = Math.max(0, -dueOf(charge));
    charge.paidKobo -= overKobo;
    this.creditKobo += overKobo;
    return overKobo > 0;
  }
}
