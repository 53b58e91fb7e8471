import { randomUUID } from 'node:crypto';
import type { PaymentCase } from '#contract/finance/reconciliation.ts';
import { DECISIONS, type Decision } from '#rules/finance/caseSettlement.ts';
import { adjusting } from '../../../support/adjusting.ts';
import { award as awardTo, withdrawAwards } from '../../../support/awarding.ts';
import { enrolled, type Enrolled } from '../../../support/enrolled.ts';
import { lending } from '../../../support/lending.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../../support/payer.ts';
import { signedIn } from '../../../support/people.ts';
import type { TestServer } from '../../../support/server.ts';
import { planInstalments, publishFees, studentFee } from '../../../support/studentMoney.ts';
import { commitUpload, tryRows } from '../../../support/uploading.ts';

const FEES = { Tuition: 80_000_00, Library: 20_000_00 } as const;
const TOTAL = 100_000;
const CARD_KOBO = 250_000;

export interface Books {
  readonly bursar: string;
  /** By what became of their money. */
  readonly students: Readonly<Record<string, Enrolled>>;
}

/** A college in which money came that fits, and money of each kind that does not: some of it settled, some still waiting. */
export async function collegeWithBooks(server: TestServer): Promise<Books> {
  let bursar = (await signedIn(server, 'bursar')).token;
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const call = (path: string, body: object, token = bursar) =>
    server.call<{ id: number; rrr: string; digest: string }>('POST', `/api/Payment/${path}`, { token, body });
  await run(`update fee_assignment set state = 'replaced'`);
  const fees = [
    [await studentFee(server, 'Tuition', { rank: 10 }), FEES.Tuition],
    [await studentFee(server, 'Library', { rank: 20, isSplittable: false }), FEES.Library],
  ];
  await publishFees(server, Object.fromEntries(fees));
  await planInstalments(server);
  const { id: feeId } = await feeNamed(server, 'Identity Card');

  const students: Record<string, Enrolled> = {};
  const student = async (name: string, of = {}) => (students[name] = await enrolled(server, `books${name}`, of));
  const invoiced = async ({ token }: Enrolled, paymentTypeId = 1, expectedTotal = TOTAL) => {
    const wanted = { purpose: 'school', sessionId: 1, paymentTypeId, expectedTotal };
    const { data, text } = await call('generate-fee-Invoice', wanted, token);
    if (!data?.rrr) throw new Error(text);
    return data.rrr;
  };
  const came = async (rrr: string, kobo: number) => {
    await run(`update remita_sandbox_order set state = 'paid', paid_kobo = $2 where rrr = $1`, [rrr, kobo]);
    await call('recheck', { rrr });
  };
  const settle = async (rrr: string, decision: Decision, target?: string) => {
    const { data } = await server.call('GET', `/api/Payment/cases?search=${rrr}`, { token: bursar });
    const at = `/api/Payment/case/${data.rows[0]!.id}` as '/api/Payment/case/:id';
    const { id, digest, state } = (await server.call('GET', at, { token: bursar })).data as PaymentCase;
    const answers = { decision: DECISIONS[decision], reason: 'As agreed', ...(target && { target }) };
    const { status, text } = await server.call('POST', `/api/Payment/case/${id}/settle`, {
      token: bursar,
      body: { request: randomUUID(), from: state, digest, answers },
    });
    if (status !== 200) throw new Error(text);
  };
  const visitor = async () => (await invoiceFee(server, feeId, newPayer())).rrr!;

  await payInvoice(server, await invoiced(await student('exact')));
  await payInvoice(server, await invoiced(await student('part'), 2, 68_000));
  await came(await invoiced(await student('short')), 40_000_00);
  const settled = await invoiced(await student('shortsettled'));
  await came(settled, 40_000_01);
  await settle(settled, 'part');
  await came(await invoiced(await student('over')), 100_500_00);
  const over = await invoiced(await student('oversettled'));
  await came(over, 100_500_50);
  await settle(over, 'pay');
  const credit = await invoiced(await student('credited'));
  await came(credit, 10_000_00);
  await settle(credit, 'credit');
  const missing = await invoiced(await student('writtenoff'));
  await came(missing, 99_999_00);
  await settle(missing, 'write-off');
  const reversed = await invoiced(await student('reversed'));
  await payInvoice(server, reversed);
  await invoiced(await student('unpaid', { departmentId: 23, levelId: 200 }));
  await student('nobody');

  const scholarship = { name: 'Half', funder: 'Ogun State', sessionId: 1, fees: 'Tuition', percent: 50 };
  const scholarshipId = (await call('scholarships', scholarship)).data.id;
  const award = async ({ studentId }: Enrolled) => {
    const [row] = await run(
      'select a.reg_number as number from student s join admission a on a.id = s.admission_id where s.id = $1',
      [studentId],
    );
    await awardTo(server, bursar, { scholarshipId, numbers: [String(row!['number'])] });
    const [made] = await run('select id from scholarship_award where student_id = $1', [studentId]);
    return String(made!['id']);
  };
  const withdraw = (id: string) => withdrawAwards(server, bursar, [id]);
  await award(await student('awarded'));
  await withdraw(await award(await student('withdrawn')));
  await award(students['exact']!);
  const paidThenAwarded = await student('creditofaward');
  await payInvoice(server, await invoiced(paidThenAwarded));
  await withdraw(await award(paidThenAwarded));

  await adjusted(server, { waived: await student('waived'), unpaid: students['unpaid']! }, bursar);

  await lent(server, { lent: await student('lent'), exact: students['exact']! }, bursar);

  await payInvoice(server, await visitor());
  const [short, tooMuch, moved, refunded] = [await visitor(), await visitor(), await visitor(), await visitor()];
  await came(short, CARD_KOBO - 50_000);
  await came(tooMuch, CARD_KOBO + 30_000);
  await settle(tooMuch, 'pay');
  await came(moved, CARD_KOBO + 1);
  const [who] = await run(
    'select a.reg_number as number from student s join admission a on a.id = s.admission_id where s.id = $1',
    [students['short']!.studentId],
  );
  await settle(moved, 'move', String(who!['number']));
  await came(refunded, 10_000);
  await settle(refunded, 'refund');
  await statement(server, bursar, await run('select rrr, amount_kobo from payment order by amount_kobo, rrr limit 3'));
  await run(`update remita_sandbox_order set state = 'reversed' where rrr = $1`, [reversed]);
  server.clock.advance(2 * 86_400_000);
  await server.jobs.run('ask-open-rrrs');
  bursar = (await signedIn(server, 'bursar')).token;
  return { bursar, students };
}

/** A loan that pays a part, one of who has paid already, and one that fits nobody. */
async function lent(server: TestServer, of: Readonly<Record<'lent' | 'exact', Enrolled>>, bursar: string) {
  const { upload, post } = lending(server);
  const { token: approves } = await signedIn(server, 'auditor');
  const { rows } = await server.platform.database.query({
    name: '',
    text: 'select a.reg_number as number, e.name as session from student s join admission a on a.id = s.admission_id cross join academic_session e where s.id = any($1) and e.id = 1 order by s.id = $2',
    values: [[of.lent.studentId, of.exact.studentId], of.exact.studentId],
  });
  const body = { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal: TOTAL };
  await server.call('POST', '/api/Payment/generate-fee-Invoice', { token: of.lent.token, body });
  const session = String(rows[0]!['session']);
  await upload(
    [
      ['NELF 1', session, String(rows[0]!['number']), 'Ada Okafor', '61,000.50'],
      ['NELF 1', session, String(rows[1]!['number']), 'Ada Okafor', '40,000'],
      ['NELF 1', session, 'NOBODY/1', 'Eze Chidi', '50,000'],
    ],
    bursar,
  );
  await post('NELF 1', { asks: bursar, approves });
}

/** Two waivers, one of which is reversed, a debt that is written off, and two tellers, one of which is reversed. */
async function adjusted(server: TestServer, of: Readonly<Record<'waived' | 'unpaid', Enrolled>>, bursar: string) {
  const { relieve, lodge, step } = adjusting(server);
  const { token: auditor } = await signedIn(server, 'auditor');
  const body = { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal: TOTAL };
  await server.call('POST', '/api/Payment/generate-fee-Invoice', { token: of.waived.token, body });
  const asked = [
    await relieve('waiver', of.waived, 'Tuition', 30_000, bursar),
    await relieve('waiver', of.waived, 'Library', 20_000, bursar),
    await relieve('write-off', of.unpaid, 'Library', 15_000, bursar),
    await lodge(of.waived, 12_000, '451200', bursar),
    await lodge(of.unpaid, 95_000, '451201', bursar),
  ];
  for (const [place, { data, text }] of asked.entries()) {
    if (!data) throw new Error(text);
    const approved = await step(data.id, 'approve', auditor);
    if (approved.status !== 200) throw new Error(approved.text);
    if (place === 1 || place === 3) await step(data.id, 'reverse', auditor, { reason: 'Another student’s' });
  }
}

/** Three payments are at the bank, one of them twice and one less its charge, and money that nobody knows; the bank took its own. */
async function statement(server: TestServer, token: string, payments: readonly Record<string, unknown>[]) {
  const list = { college: server, token, list: '/api/Payment/bank-lines', action: 'upload-bank-statement' };
  const naira = (kobo: number) => (kobo / 100).toFixed(2);
  const [first, ...others] = payments.map(({ rrr, amount_kobo: kobo }) => [String(rrr), Number(kobo)] as const);
  const { id } = await tryRows(list, [
    ['Account number', 'Date', 'Narration', 'Debit', 'Credit', 'Balance'],
    ...[first!, first!, ...others].map(([rrr, kobo], place) => [
      '0099000001',
      '01/11/2026',
      `RRR ${rrr}`,
      '',
      naira(place === 3 ? kobo - 160_95 : kobo),
      '',
    ]),
    ['0099000001', '01/11/2026', 'CASH LODGED', '', '450.50', ''],
    ['0099000001', '01/11/2026', 'COLLECTION CHARGES', '483.75', '', ''],
  ]);
  await commitUpload(list, id);
  await server.jobs.run('place-bank-lines');
}
