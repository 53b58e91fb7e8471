import type { StudentInvoice } from '#contract/finance/student-fees.ts';
import { naira } from '../figures.ts';
import {
  answered,
  anyPayer,
  Difference,
  pricesOf,
  type Act,
  type Done,
  type Payer,
  type Simulation,
} from '../simulation.ts';
import {
  dueOf,
  newCharge,
  sumOf,
  totalOf,
  type Charge,
  type Fee,
  type Invoice,
  type Part,
} from '../program/account.ts';
import { creditFor, feesOf, schoolFees } from '../program/school.ts';

const PARTS: readonly Part[] = ['Full', 'FirstInstallment', 'SecondInstallment'];

const koboOf = (total: number): number => Math.round(total * 100);

const isTotal = (words: string, shownKobo: number, expectedKobo: number): void => {
  if (shownKobo !== expectedKobo)
    throw new Difference(words, [`total: the product says ${naira(shownKobo)}, the program ${naira(expectedKobo)}`]);
};

/** What a payer would read on the invoice: which fee is paid with how much. */
function linesOf({ recieptItems }: StudentInvoice, charges: readonly Charge[], words: string): Invoice['lines'] {
  return recieptItems.map(({ description, amount }) => {
    const charge = charges.findLast(({ fee }) => fee.name === description);
    const kobo = koboOf(amount);
    if (!charge || kobo > dueOf(charge))
      throw new Difference(words, [
        `the invoice asks ${naira(kobo)} for ${description}, of which ${charge ? naira(dueOf(charge)) : 'nothing'} is due`,
      ]);
    return { charge, kobo };
  });
}

interface Asked {
  readonly part: Part | 'Balance' | null;
  readonly purpose: 'school' | 'sundry';
  /** After credit, as the page says it. */
  readonly totalKobo: number;
  /** Before it: where the total is nothing, credit pays this at once. */
  readonly bareKobo: number;
  readonly charges: () => readonly Charge[];
}

/** As an invoice was asked for: charges are made, credit is used, and the invoice takes the place of others of the same charges. */
function makeInvoice(
  { rrrs, hostel }: Simulation,
  { account }: Payer,
  data: StudentInvoice,
  { part, purpose, totalKobo, bareKobo, charges }: Asked,
  words: string,
): Invoice {
  const chosen = charges();
  const byCredit = totalKobo === 0;
  const before = account.invoices.find(({ number }) => number === data.invoiceNumber);
  if (!byCredit) account.useCredit();
  isTotal(words, koboOf(data.total), byCredit ? bareKobo : totalKobo);
  if (before) {
    if (byCredit) account.settle(before);
    if (data.rrr) rrrs.set(before, data.rrr);
    hostel.settled(account);
    return before;
  }
  const lines = linesOf(data, chosen, words);
  const invoice: Invoice = {
    number: data.invoiceNumber,
    purpose,
    part,
    lines,
    state: 'open',
    replacedBy: null,
    hasCase: false,
    heldKobo: 0,
    partKobo: 0,
  };
  account.invoiced(invoice);
  if (byCredit) account.settle(invoice);
  if (data.rrr) rrrs.set(invoice, data.rrr);
  hostel.settled(account);
  return invoice;
}

/** What school fees, a part of them or the balance ask now; undefined where they are closed. */
function askedOfSchool(simulation: Simulation, { account, person }: Payer, part: Part | 'Balance') {
  const prices = pricesOf(simulation, person);
  const school = schoolFees(account, prices);
  const bareKobo = school.bare[part];
  const isOpen = part === 'Balance' ? bareKobo > 0 : school.parts[part].state === 'open' && bareKobo > 0;
  if (!isOpen) return undefined;
  const totalKobo =
    part === 'Balance'
      ? Math.max(0, bareKobo - creditFor(account, feesOf(account, prices)))
      : school.parts[part].dueKobo;
  const charges = () => {
    if (account.chargesOf('school').length === 0) for (const [fee, kobo] of prices) account.charge(fee, kobo);
    return account.chargesOf('school');
  };
  return { part, purpose: 'school' as const, totalKobo, bareKobo, charges };
}

/** Whoever has an invoice of these charges that waits for the bursary is refused; credit was used all the same. */
const waitsForBursary = ({ account }: Payer, charges: readonly Charge[]): boolean =>
  account.invoices.some(
    ({ state, hasCase, lines }) => state === 'open' && hasCase && lines.some(({ charge }) => charges.includes(charge)),
  );

/** Of what nothing is due, since an award or credit took it, there is a receipt without an RRR: of all that none has yet, or the last one. */
function takeReceipt({ account }: Payer, data: StudentInvoice, words: string): void {
  if (data.rrr !== null || (data.status !== 'Covered' && data.status !== 'Paid by credit'))
    throw new Difference(words, [`the product made ${naira(koboOf(data.total))}, ${data.status}, the program nothing`]);
  if (account.invoices.some(({ number }) => number === data.invoiceNumber)) return;
  const lines = data.recieptItems.map(({ description, amount }) => {
    const charge = account.charges.findLast(({ fee }) => fee.name === description);
    const kobo = koboOf(amount);
    if (!charge || dueOf(charge) > 0 || kobo !== account.withoutReceipt(charge))
      throw new Difference(words, [`the receipt has ${naira(kobo)} of ${description}`]);
    return { charge, kobo };
  });
  const purpose = data.purpose === 'school' ? 'school' : 'sundry';
  const rest = { replacedBy: null, hasCase: false, heldKobo: 0, partKobo: 0 };
  account.invoiced({
    number: data.invoiceNumber,
    purpose,
    part: purpose === 'school' ? 'Full' : null,
    lines,
    state: 'credit',
    ...rest,
  });
}

async function askFor(
  simulation: Simulation,
  payer: Payer,
  words: string,
  asked: Asked | undefined,
  request: { readonly path: string; readonly body: object },
): Promise<Done> {
  const { server } = simulation.college;
  const answer = await answered(() =>
    server.call<StudentInvoice>('POST', request.path, { token: payer.person.token, body: request.body }),
  );
  const { status, json, data } = answer;
  const refused = `refused (${status}: ${json.message})`;
  const done = { words, touched: [payer] };
  if (status >= 500) throw new Difference(words, [refused]);
  if (!asked) {
    if (status !== 200) return { ...done, words: `${words}: ${refused}` };
    takeReceipt(payer, data, words);
    return { ...done, words: `${words}: ${naira(koboOf(data.total))} is covered` };
  }
  if (status !== 200 && waitsForBursary(payer, asked.charges())) {
    if (asked.totalKobo > 0) payer.account.useCredit();
    simulation.hostel.settled(payer.account);
    return { ...done, words: `${words}: ${refused}` };
  }
  if (status !== 200) throw new Difference(words, [`${refused}, where the program asks ${naira(asked.totalKobo)}`]);
  makeInvoice(simulation, payer, data, asked, words);
  return { ...done, words: `${words}: ${naira(koboOf(data.total))}, ${data.status}` };
}

export const askForSchoolFees: Act = async (simulation) => {
  const payer = anyPayer(simulation);
  const part = simulation.random.pick(PARTS);
  const paymentTypeId = PARTS.indexOf(part) + 1;
  const { data: page } = await simulation.college.server.call(
    'GET',
    `/api/Payment/schoolfees/initiate-payment?sessionId=1&paymentTypeId=${paymentTypeId}` as '/api/Payment/schoolfees/initiate-payment',
    { token: payer.person.token },
  );
  return askFor(
    simulation,
    payer,
    `${payer.person.name} asks for school fees, ${part}`,
    askedOfSchool(simulation, payer, part),
    {
      path: '/api/Payment/generate-fee-Invoice',
      body: { purpose: 'school', sessionId: 1, paymentTypeId, expectedTotal: page.total },
    },
  );
};

export const askForBalance: Act = async (simulation) => {
  const owing = simulation.payers.filter(
    ({ account, person }) => schoolFees(account, pricesOf(simulation, person)).balanceKobo > 0,
  );
  if (owing.length === 0) return undefined;
  const payer = simulation.random.pick(owing);
  return askFor(
    simulation,
    payer,
    `${payer.person.name} asks for the balance`,
    askedOfSchool(simulation, payer, 'Balance'),
    { path: '/api/Payment/generate-balance-invoice', body: { sessionId: 1 } },
  );
};

/** Sundry fees that are chosen: each open charge, or a new one; a compulsory one is paid once. */
function askedOfSundry({ college }: Simulation, { account }: Payer, chosen: readonly Fee[]) {
  const charges = chosen.flatMap((fee): Charge[] => {
    const ofFee = account.charges.filter((charge) => charge.fee === fee);
    const open = ofFee.filter((charge) => dueOf(charge) > 0);
    if (open.length > 0) return open;
    if (ofFee.length > 0 && !fee.isOffered) return [];
    return [newCharge(fee, college.sundryPrices.get(fee)!)];
  });
  const bareKobo = sumOf(charges, dueOf);
  if (bareKobo === 0) return undefined;
  return {
    part: null,
    purpose: 'sundry' as const,
    totalKobo: bareKobo - creditFor(account, charges),
    bareKobo,
    charges: () => {
      for (const charge of charges) if (!account.charges.includes(charge)) account.charges.push(charge);
      return charges;
    },
  };
}

export const askForSundryFees: Act = async (simulation) => {
  const { random, college } = simulation;
  const payer = anyPayer(simulation);
  const chosen = college.sundry.filter(() => random.chance(0.5));
  if (chosen.length === 0) return undefined;
  const feeIds = chosen.map(({ id }) => id);
  const path = `/api/Payment/sundry/initiate-payment?sessionId=1&feeIds=${feeIds.join(',')}`;
  const { data: page } = await college.server.call<{ total: number }>('GET', path, { token: payer.person.token });
  const words = `${payer.person.name} asks for ${chosen.map(({ name }) => name).join(' and ')}`;
  const asked = askedOfSundry(simulation, payer, chosen);
  isTotal(`${words}, as the page says it`, koboOf(page.total), asked?.totalKobo ?? 0);
  return askFor(simulation, payer, words, asked, {
    path: '/api/Payment/generate-fee-Invoice',
    body: { purpose: 'sundry', sessionId: 1, feeIds, expectedTotal: page.total },
  });
};

/** An unpaid invoice is opened at what is due today: it stays, is void where nothing is due, or another takes its place. */
export const openInvoice: Act = async (simulation) => {
  const { college, random, rrrs } = simulation;
  const open = simulation.payers.flatMap((payer) =>
    payer.account.invoices
      .filter(({ state, purpose, hasCase }) => state === 'open' && purpose !== 'hostel' && !hasCase)
      .map((invoice) => ({ payer, invoice })),
  );
  if (open.length === 0) return undefined;
  const { payer, invoice } = random.pick(open);
  const words = `${payer.person.name} opens ${invoice.purpose} invoice of ${naira(totalOf(invoice))}`;
  const read = async (number: string) =>
    (
      await college.server.call('GET', `/api/Payment/invoice/${number}` as '/api/Payment/invoice/:code', {
        token: payer.person.token,
      })
    ).data as StudentInvoice;
  const asked =
    invoice.purpose === 'school'
      ? askedOfSchool(simulation, payer, invoice.part!)
      : askedOfSundry(simulation, payer, [...new Set(invoice.lines.map(({ charge }) => charge.fee))]);
  const data = await read(invoice.number);
  if (!data) throw new Difference(words, ['the product has no such invoice']);
  if (data.status !== 'Void') {
    if (asked && asked.totalKobo > 0) isTotal(words, koboOf(data.total), asked.totalKobo);
    if (data.rrr) rrrs.set(invoice, data.rrr);
    return { words: `${words}: it stays`, touched: [payer] };
  }
  const next = data.voided!.replacedBy;
  if (!next) {
    if (asked && asked.bareKobo > 0)
      throw new Difference(words, [`it is void, where the program asks ${naira(asked.totalKobo)}`]);
    invoice.state = 'void';
    return { words: `${words}: void`, touched: [payer] };
  }
  if (!asked) throw new Difference(words, [`another takes its place, where the program asks nothing`]);
  const made = makeInvoice(simulation, payer, await read(next), asked, words);
  return { words: `${words}: ${naira(totalOf(made))} takes its place`, touched: [payer] };
};
