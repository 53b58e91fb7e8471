import { randomUUID } from 'node:crypto';
import { DECISIONS, type Decision } from '#rules/finance/caseSettlement.ts';
import { naira } from '../figures.ts';
import { Difference, type Act, type Payer, type Simulation } from '../simulation.ts';
import { totalOf, type Invoice } from '../program/account.ts';
import { receivedAnyway } from './payments.ts';

const REASON = 'Decided by the bursary.';
const WRITE_OFF_LIMIT_KOBO = 100_00;

interface Recipient {
  readonly payer: Payer;
  /** Undefined where it becomes credit. */
  readonly invoice?: Invoice;
}

/** The bursary settles a case by one of the postings that fit. */
export const settleCase: Act = async (simulation) => {
  const { payers, random, rrrs } = simulation;
  const inCase = payers.flatMap((payer) =>
    payer.account.invoices.filter(({ hasCase }) => hasCase).map((invoice) => ({ payer, invoice })),
  );
  if (inCase.length === 0) return undefined;
  const { payer, invoice } = random.pick(inCase);
  const kobo = invoice.heldKobo;
  const askedKobo = invoice.state === 'open' ? totalOf(invoice) : 0;
  const decision = random.pick(decisionsOn(invoice, askedKobo));
  const recipient = decision === 'move' ? recipientOf(simulation, payer) : { payer, invoice };
  const words = `The bursary settles ${naira(kobo)} of ${payer.person.name}: ${decision}${decision === 'move' ? ` to ${recipient.payer.person.name}` : ''}`;
  await settle(simulation, rrrs.get(invoice)!, decision, recipient, words);
  invoice.hasCase = false;
  invoice.heldKobo = 0;
  rrrs.delete(invoice);
  payer.account.suspenseKobo -= kobo;
  place(simulation, decision, { ...recipient, kobo, askedKobo });
  return { words, touched: [...new Set([payer, recipient.payer])] };
};

/** Credit for a bed that was given back may give another: that is `payAnyway`, of which one at a time is done. */
function decisionsOn({ heldKobo: kobo, purpose, state }: Invoice, askedKobo: number): Decision[] {
  const fit: Decision[] = ['refund', 'move'];
  if (state === 'open' || purpose !== 'hostel') fit.push('credit');
  if (askedKobo > 0) fit.push(kobo < askedKobo ? 'part' : 'pay');
  const differenceKobo = Math.abs(askedKobo - kobo);
  if (differenceKobo > 0 && differenceKobo <= WRITE_OFF_LIMIT_KOBO) fit.push('write-off');
  return fit;
}

function recipientOf({ payers, random, hostel }: Simulation, payer: Payer): Recipient {
  const other = random.pick(payers.filter((each) => each !== payer));
  const open = other.account.invoices.filter(
    ({ state, hasCase, number }) => state === 'open' && !hasCase && !number.startsWith('bed'),
  );
  const isOf = (invoice: Invoice) => hostel.reservations.some((each) => each.invoice === invoice);
  const payable = open.filter((invoice) => !isOf(invoice));
  return payable.length > 0 && random.chance(0.5) ? { payer: other, invoice: random.pick(payable) } : { payer: other };
}

async function settle(
  { college: { server, bursar: token } }: Simulation,
  rrr: string,
  decision: Decision,
  { payer, invoice }: Recipient,
  words: string,
): Promise<void> {
  const { data: list } = await server.call('GET', `/api/Payment/cases?search=${rrr}&state=open`, { token });
  const { data: found } = await server.call('GET', `/api/Payment/case/${list.rows[0]!.id}` as '/api/Payment/case/:id', {
    token,
  });
  const target = decision === 'move' ? { target: invoice?.number ?? payer.person.regNumber } : {};
  const { status, text } = await server.call('POST', `/api/Payment/case/${found.id}/settle`, {
    token,
    body: {
      request: randomUUID(),
      from: 'open',
      digest: found.digest,
      answers: { decision: DECISIONS[decision], reason: REASON, ...target },
    },
  });
  if (status !== 200) throw new Difference(words, [`${status}: ${text}`]);
}

interface Placed extends Recipient {
  readonly kobo: number;
  readonly askedKobo: number;
}

function place(simulation: Simulation, decision: Decision, placed: Placed): void {
  const { payer, invoice, kobo, askedKobo } = placed;
  const { account } = payer;
  if (decision === 'pay') account.receive(invoice!, kobo);
  if (decision === 'part') account.receivePart(invoice!, kobo);
  if (decision === 'write-off' && askedKobo > 0) account.receive(invoice!, askedKobo);
  if (decision === 'credit') giveCredit(simulation, payer, invoice!, kobo);
  if (decision === 'move') moveTo(simulation, placed);
  simulation.hostel.settled(account);
}

function giveCredit(simulation: Simulation, payer: Payer, invoice: Invoice, kobo: number): void {
  if (invoice.state !== 'open') return receivedAnyway(simulation, payer, invoice, kobo);
  payer.account.creditKobo += kobo;
  payer.account.settle(invoice);
}

function moveTo({ rrrs }: Simulation, { payer: { account }, invoice, kobo }: Placed): void {
  if (!invoice) account.creditKobo += kobo;
  else if (kobo >= totalOf(invoice)) account.receive(invoice, kobo);
  else account.receivePart(invoice, kobo);
  // Its own RRR is withdrawn: what it asks for now has another.
  if (invoice) rrrs.delete(invoice);
}
