import { rowsOf } from '../college.ts';
import { naira } from '../figures.ts';
import { answered, Difference, type Act, type Payer, type Simulation } from '../simulation.ts';
import { totalOf, type Invoice } from '../program/account.ts';

/** Every invoice with an RRR that the provider still takes money for, once it is open there again. */
const invoicesOf = ({ payers, rrrs }: Simulation, isOne: (invoice: Invoice) => boolean) =>
  payers.flatMap((payer) =>
    payer.account.invoices
      .filter((invoice) => rrrs.has(invoice) && !invoice.hasCase && isOne(invoice))
      .map((invoice) => ({ payer, invoice, rrr: rrrs.get(invoice)! })),
  );

/** The provider takes so much by an RRR; an RRR that was withdrawn was paid a moment before. */
async function takenByProvider({ college: { server } }: Simulation, rrr: string, kobo: number): Promise<void> {
  const [paid] = await rowsOf(
    server,
    `update remita_sandbox_order set state = 'paid', paid_kobo = $2, channel = 'CARDPAYMENT', paid_at = $3 where rrr = $1 and state <> 'paid' returning rrr`,
    [rrr, kobo, server.clock.now()],
  );
  if (!paid) throw new Error(`RRR ${rrr} was paid before`);
}

async function report({ college: { server } }: Simulation, rrr: string, words: string): Promise<void> {
  const { status, text } = await answered(() => {
    server.clock.advance(3_000);
    return server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
  });
  if (status >= 500) throw new Difference(words, [`it is reported, and the product answers ${status}: ${text}`]);
}

export const payExactly: Act = async (simulation) => {
  const open = invoicesOf(simulation, ({ state }) => state === 'open');
  if (open.length === 0) return undefined;
  const { payer, invoice, rrr } = simulation.random.pick(open);
  const kobo = totalOf(invoice);
  const words = `${payer.person.name} pays ${invoice.purpose} invoice of ${naira(kobo)}`;
  await takenByProvider(simulation, rrr, kobo);
  await report(simulation, rrr, words);
  payer.account.receivedKobo += kobo;
  payer.account.receive(invoice, kobo);
  simulation.hostel.settled(payer.account);
  return { words, touched: [payer] };
};

/** Another amount is a case: it pays nothing, and waits in suspense. */
export const payAnotherAmount: Act = async (simulation) => {
  const open = invoicesOf(simulation, ({ state }) => state !== 'paid');
  if (open.length === 0) return undefined;
  const { payer, invoice, rrr } = simulation.random.pick(open);
  const difference = simulation.random.pick([-100, -1, -totalOf(invoice) + 1, 1, 5_000_00]);
  const kobo = totalOf(invoice) + difference;
  const words = `${payer.person.name} pays ${naira(kobo)} for ${invoice.state} ${invoice.purpose} invoice of ${naira(totalOf(invoice))}`;
  await takenByProvider(simulation, rrr, kobo);
  await report(simulation, rrr, words);
  payer.account.receivedKobo += kobo;
  payer.account.suspenseKobo += kobo;
  invoice.hasCase = true;
  invoice.heldKobo = kobo;
  return { words, touched: [payer] };
};

/** What was reported before is reported again. */
export const reportAgain: Act = async (simulation) => {
  const known = simulation.payers.flatMap((payer) =>
    payer.account.invoices
      .filter((invoice) => simulation.rrrs.has(invoice) && (invoice.hasCase || invoice.state === 'paid'))
      .map((invoice) => ({ payer, invoice })),
  );
  if (known.length === 0) return undefined;
  const { payer, invoice } = simulation.random.pick(known);
  const words = `${payer.person.name}'s payment of ${naira(totalOf(invoice))} is reported again`;
  await report(simulation, simulation.rrrs.get(invoice)!, words);
  return { words, touched: [payer] };
};

/** Money for an invoice that was withdrawn, or that credit had paid: once for each RRR. */
export const payAnyway: Act = async (simulation) => {
  const ended = invoicesOf(simulation, ({ state }) => state === 'void' || state === 'credit');
  if (ended.length === 0) return undefined;
  const { payer, invoice, rrr } = simulation.random.pick(ended);
  const kobo = totalOf(invoice);
  const words = `${payer.person.name} pays ${invoice.state} ${invoice.purpose} invoice of ${naira(kobo)}`;
  await takenByProvider(simulation, rrr, kobo);
  await report(simulation, rrr, words);
  simulation.rrrs.delete(invoice);
  payer.account.receivedKobo += kobo;
  receivedAnyway(simulation, payer, invoice, kobo);
  return { words, touched: [payer] };
};

export function receivedAnyway(
  { hostel, college }: Simulation,
  { account }: Payer,
  invoice: Invoice,
  kobo: number,
): void {
  account.receiveAnyway(invoice, kobo);
  hostel.settled(account);
  hostel.paidLate(invoice, college.server.clock.now().getTime());
}
