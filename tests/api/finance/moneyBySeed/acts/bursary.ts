import { award as awardTo, withdrawAwards, type Effects } from '../../../../support/awarding.ts';
import { publishFees } from '../../../../support/publishFees.ts';
import { koboOf, rowsOf } from '../college.ts';
import { naira } from '../figures.ts';
import { answered, anyPayer, Difference, pricesOf, type Act, type Simulation } from '../simulation.ts';
import { totalOf, sumOf, type Fee } from '../program/account.ts';
import { applyPrices, awardLines, feesOf } from '../program/school.ts';

const REASON = 'Decided by the bursary.';

export const giveAward: Act = async (simulation) => {
  const { college, random } = simulation;
  const payer = anyPayer(simulation);
  const scholarship = random.pick(college.scholarships);
  const { account, person, awards } = payer;
  if (awards.has(scholarship)) return undefined;
  const words = `${person.name} is awarded '${scholarship.name}'`;
  const asked = { scholarshipId: scholarship.id, numbers: [person.regNumber] };
  const fees = feesOf(account, pricesOf(simulation, person));
  const lines = awardLines(fees, scholarship);
  const kobo = sumOf(lines, (line) => line.kobo);
  const { data: trial, text } = await college.server.call<Effects>('POST', '/api/Payment/award-scholarship', {
    token: college.bursar,
    body: { ...asked, trial: true },
  });
  if (!trial) throw new Difference(words, [text]);
  if (trial.awardKobo !== kobo)
    throw new Difference(words, [`award: the product says ${naira(trial.awardKobo)}, the program ${naira(kobo)}`]);
  if (kobo === 0) return { words: `${words}: nothing is left to award`, touched: [payer] };
  await awardTo(college.server, college.bursar, asked).catch((error: unknown) => {
    throw new Difference(words, [String(error)]);
  });
  awards.set(scholarship, 'awarded');
  if (account.chargesOf('school').length === 0) account.charges.push(...fees);
  account.award(scholarship.name, lines);
  simulation.hostel.settled(account);
  return { words: `${words}: ${naira(kobo)}`, touched: [payer] };
};

export const withdrawAward: Act = async (simulation) => {
  const { college, random, payers } = simulation;
  const awarded = payers.flatMap((payer) =>
    [...payer.awards].flatMap(([scholarship, state]) => (state === 'awarded' ? [{ payer, scholarship }] : [])),
  );
  if (awarded.length === 0) return undefined;
  const { payer, scholarship } = random.pick(awarded);
  const words = `'${scholarship.name}' is withdrawn from ${payer.person.name}`;
  const [award] = await rowsOf(
    college.server,
    'select id from scholarship_award where student_id = $1 and scholarship_id = $2',
    [payer.person.studentId, scholarship.id],
  );
  await withdrawAwards(college.server, college.bursar, [String(award!['id'])]).catch((error: unknown) => {
    throw new Difference(words, [String(error)]);
  });
  payer.awards.set(scholarship, 'withdrawn');
  payer.account.withdraw(scholarship.name);
  simulation.hostel.settled(payer.account);
  return { words, touched: [payer] };
};

/** An unpaid invoice is withdrawn; one by which another amount came stays until its case is settled. */
export const voidInvoice: Act = async (simulation) => {
  const { college, random, payers } = simulation;
  const open = payers.flatMap((payer) =>
    payer.account.invoices
      .filter(({ state, number }) => state === 'open' && !number.startsWith('bed'))
      .map((invoice) => ({ payer, invoice })),
  );
  if (open.length === 0) return undefined;
  const { payer, invoice } = random.pick(open);
  const words = `The bursary voids ${invoice.purpose} invoice of ${naira(totalOf(invoice))} of ${payer.person.name}`;
  const { status, text } = await answered(() =>
    college.server.call('POST', '/api/Payment/deactivate-fee-invoice', {
      token: college.bursar,
      body: { code: invoice.number, reason: REASON },
    }),
  );
  if (status !== (invoice.hasCase ? 409 : 200)) throw new Difference(words, [`${status}: ${text}`]);
  if (!invoice.hasCase) invoice.state = 'void';
  return { words: invoice.hasCase ? `${words}: refused` : words, touched: [payer] };
};

/** New prices of one list; now and then a fee is new, or named no more. */
function newPrices({ college, random }: Simulation, prices: ReadonlyMap<Fee, number>): Map<Fee, number> {
  const next = new Map([...prices].map(([fee, kobo]) => [fee, Math.round(kobo * (0.7 + random.next() * 0.6))]));
  const extra = random.pick(college.school);
  if (next.size > 1 && random.chance(0.5)) {
    if (next.has(extra)) next.delete(extra);
    else next.set(extra, 3_000_00 + random.between(0, 99_999));
  }
  return next;
}

/** The next version of one or two lists is published, and its corrections are posted. */
export const publish: Act = async (simulation) => {
  const { college, random, payers } = simulation;
  const { server, bursar: token } = college;
  const [every, ...others] = college.lists;
  const chosen = random.pick([[every!], [every!, random.pick(others)], [random.pick(others)]]);
  const reachesPaid = random.chance(0.3);
  const before = payers.map(({ person }) => pricesOf(simulation, person));
  const words = `Prices are published${reachesPaid ? ', which reach who has paid' : ''}`;
  const ids: number[] = [];
  for (const { list, assignmentId } of chosen) {
    list.prices = newPrices(simulation, list.prices);
    const [row] = await rowsOf(server, 'select revision from fee_assignment where id = $1', [assignmentId]);
    const body = {
      revision: row!['revision'],
      lines: Object.entries(koboOf(list.prices)).map(([feeId, amountKobo]) => ({ feeId: Number(feeId), amountKobo })),
    };
    const path = `/api/Payment/update-school-fee-assignment?feeAssignmentId=${assignmentId}`;
    const { data, text } = await server.call<{ id: number }>('PUT', path, { token, body });
    if (!data) throw new Error(text);
    ids.push(data.id);
  }
  await publishFees(server, token, { ids, reachesPaid }).catch((error: unknown) => {
    throw new Difference(words, [String(error)]);
  });
  for (const [nth, each] of chosen.entries()) each.assignmentId = ids[nth]!;
  await server.jobs.run('background-jobs');
  for (const [nth, { person, account }] of payers.entries()) {
    applyPrices(account, before[nth]!, pricesOf(simulation, person), reachesPaid);
    simulation.hostel.settled(account);
  }
  const said = chosen.map(({ list }) => {
    const who = list.departmentId ? 'the department' : list.isIndigene ? 'indigenes' : 'everybody';
    return `${who}: ${[...list.prices].map(([{ name }, kobo]) => `${name} ${naira(kobo)}`).join(', ')}`;
  });
  return { words: `${words}. ${said.join('; ')}`, touched: payers };
};
