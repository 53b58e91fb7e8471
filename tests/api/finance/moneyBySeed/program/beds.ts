import { dueOf, type Account, type Charge, type Fee, type Invoice } from './account.ts';

const PAY_DAYS = 7;
const DAY_MS = 86_400_000;

export interface Bed {
  readonly id: number;
  readonly roomId: number;
}

export interface Reservation {
  readonly account: Account;
  readonly charge: Charge;
  bed: Bed;
  invoice: Invoice;
  state: 'reserved' | 'paid' | 'cancelled' | 'expired' | 'deactivated';
  lapsesAt: number;
}

/** Who waits for a bed of the kind of the last one they had. */
interface Waiting {
  readonly last: Reservation;
  readonly since: number;
}

const isLive = ({ state }: Reservation): boolean => state === 'reserved' || state === 'paid';

/** All beds are of one kind, and of one price. */
export class Hostel {
  readonly reservations: Reservation[] = [];
  waiting: Waiting[] = [];
  /** Money that came for a bed that was given away, or taken back: a person looks. */
  readonly cases: Account[] = [];
  #invoices = 0;

  readonly beds: readonly Bed[];
  readonly fee: Fee;
  readonly priceKobo: number;

  constructor(beds: readonly Bed[], fee: Fee, priceKobo: number) {
    this.beds = beds;
    this.fee = fee;
    this.priceKobo = priceKobo;
  }

  free(): Bed[] {
    return this.beds.filter((bed) => !this.reservations.some((each) => isLive(each) && each.bed === bed));
  }

  liveOf(account: Account): Reservation | undefined {
    return this.reservations.find((each) => each.account === account && isLive(each));
  }

  /** The days to pay count from the first bed that a student reserved; what the office took back is not counted. */
  firstDaysOf(account: Account): number | undefined {
    return this.reservations.find((each) => each.account === account && each.state !== 'deactivated')?.lapsesAt;
  }

  /** The charge comes with its invoice, which credit pays where it is enough for the whole. */
  reserve(account: Account, bed: Bed, at: number, number?: string): Reservation {
    const charge = account.charge(this.fee, this.priceKobo);
    const invoice = this.#invoiceOf(account, charge, number);
    const lapsesAt = (number && this.firstDaysOf(account)) || at + PAY_DAYS * DAY_MS;
    const reservation: Reservation = { account, charge, bed, invoice, state: 'reserved', lapsesAt };
    this.reservations.push(reservation);
    this.settled(account);
    return reservation;
  }

  /** A bed whose charge is paid, by whatever, is paid. */
  settled(account: Account): void {
    const live = this.liveOf(account);
    if (live?.state !== 'reserved' || dueOf(live.charge) > 0) return;
    live.state = 'paid';
    if (live.invoice.state === 'open') live.invoice.state = 'credit';
    if (live.invoice.state === 'void') live.invoice = this.#paidInvoiceOf(live);
    this.waiting = this.waiting.filter(({ last }) => last.account !== account);
  }

  /** What a freed bed cost is owed no more; what was paid of it is credit. */
  release(reservation: Reservation, state: 'cancelled' | 'expired' | 'deactivated'): void {
    if (reservation.invoice.state === 'open') reservation.invoice.state = 'void';
    reservation.state = state;
    reservation.account.reprice(reservation.charge, 0);
  }

  /** The same bed where it is free, else the nearest; else its student waits. What the office took back it does not give again. */
  paidLate(invoice: Invoice, at: number): void {
    const found = this.reservations.findLast((each) => each.invoice === invoice);
    if (!found || invoice.state !== 'void') return;
    const { account } = found;
    const live = this.liveOf(account);
    if (live && live !== found) account.settle(live.invoice);
    else if (live) this.#invoiceAgain(live);
    else if (found.state === 'deactivated') this.cases.push(account);
    else if (!this.#house(found, at)) {
      if (!this.waiting.some(({ last }) => last.account === account)) this.waiting.push({ last: found, since: at });
      this.cases.push(account);
    }
    this.settled(account);
  }

  houseWaiting(at: number): void {
    for (const { last } of [...this.waiting].sort((one, other) => one.since - other.since))
      if (!this.liveOf(last.account)) this.#house(last, at);
  }

  #house(before: Reservation, at: number): boolean {
    const far = (bed: Bed) => (bed === before.bed ? -2 : bed.roomId === before.bed.roomId ? -1 : 0);
    const [bed] = this.free().sort((one, other) => far(one) - far(other) || one.id - other.id);
    if (!bed) return false;
    this.reserve(before.account, bed, at);
    return true;
  }

  #invoiceAgain(live: Reservation): void {
    if (live.state === 'reserved' && dueOf(live.charge) > 0) live.invoice = this.#invoiceOf(live.account, live.charge);
  }

  #invoiceOf(account: Account, charge: Charge, number?: string): Invoice {
    const invoice = this.#newInvoice([{ charge, kobo: dueOf(charge) }], 'open', number);
    account.invoiced(invoice);
    account.settle(invoice);
    return invoice;
  }

  /** Where credit pays a bed whose invoice was withdrawn, another says that it is paid. */
  #paidInvoiceOf({ account, charge }: Reservation): Invoice {
    const invoice = this.#newInvoice([{ charge, kobo: charge.priceKobo }], 'credit');
    account.invoices.push(invoice);
    return invoice;
  }

  /** The product's own number is not known where nobody asked for it. */
  #newInvoice(lines: Invoice['lines'], state: Invoice['state'], number = `bed ${(this.#invoices += 1)}`): Invoice {
    return {
      number,
      purpose: 'hostel',
      part: null,
      lines,
      state,
      replacedBy: null,
      hasCase: false,
      heldKobo: 0,
      partKobo: 0,
    };
  }
}
