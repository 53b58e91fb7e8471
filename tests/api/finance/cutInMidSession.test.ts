import { beforeAll, expect, test } from 'vitest';
import type { Due } from '#contract/finance/student-fees.ts';
import { chargesOfStudent } from '#server/finance/charges/service.ts';
import { postFees } from '#server/finance/fee-postings/posting.ts';
import { balanceOf, postJournal } from '#server/finance/ledger/service.ts';
import { onDatabases } from '../../support/databases.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { payInvoice } from '../../support/payer.ts';
import { signedIn } from '../../support/people.ts';
import { askToPublish, publishAsked, publishFees } from '../../support/publishFees.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { ledgerOf, manyStudents, planInstalments, studentFee } from '../../support/studentMoney.ts';

onDatabases('a cut in mid-session', (databases) => {
  let server: TestServer;
  let [bursar, auditor] = ['', ''];
  let [tuition, caution] = [0, 0];
  const call = <T>(method: 'GET' | 'POST', path: string, token: string, body?: object) =>
    server.call<T>(method, `/api${path}` as '/api', { token, ...(body && { body: body as never }) });
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const draft = async (tuitionNaira: number) => {
    const { data, text } = await call<{ id: number }>('POST', '/Payment/school-fee-assignment', bursar, {
      group: { sessionId: 1, studentTypeId: 1 },
      lines: [
        { feeId: tuition, amountKobo: tuitionNaira * 100 },
        { feeId: caution, amountKobo: 18_000_00 },
      ],
    });
    if (!data) throw new Error(text);
    return data.id;
  };
  const pay = async ({ token }: Enrolled, paymentTypeId: number, expectedTotal: number) => {
    const wanted = { purpose: 'school', sessionId: 1, paymentTypeId, expectedTotal };
    const { data, text } = await call<{ rrr: string }>('POST', '/Payment/generate-fee-Invoice', token, wanted);
    if (!data) throw new Error(text);
    await payInvoice(server, data.rrr);
  };
  const balance = async ({ studentId }: Pick<Enrolled, 'studentId'>) => {
    const { owedKobo, creditKobo } = await balanceOf(server.platform.database, studentId);
    return [owedKobo / 100, creditKobo / 100];
  };
  const report = async () =>
    (await server.call('GET', '/api/Bursary/report?by=fee&sessionId=1&purpose=school', { token: auditor })).data.total;

  beforeAll(async () => {
    server = await freshServer(databases);
    bursar = (await signedIn(server, 'bursar')).token;
    auditor = (await signedIn(server, 'auditor')).token;
    await run(`update fee_assignment set state = 'replaced'`);
    tuition = await studentFee(server, 'Tuition', { rank: 10 });
    caution = await studentFee(server, 'Caution', { rank: 20, isSplittable: false });
    await planInstalments(server);
  });

  test('reaches eight of ten, each by what they paid, and once', async () => {
    const students: Enrolled[] = [];
    for (const name of 'abcdefghij') students.push(await enrolled(server, `cut${name}`));
    const [both, first, none] = [students.slice(0, 3), students.slice(3, 6), students.slice(6, 8)];
    for (const [nth, state] of [
      [8, 'withdrawn'],
      [9, 'deferred'],
    ] as const)
      await run('update admission set state = $2 where id = $1', [students[nth]!.admissionId, state]);
    const before = await report();
    expect((await publishFees(server, bursar, { ids: [await draft(115_500)] })).students).toBe(8);
    await server.platform.backgroundJobs.runDue();
    for (const student of both) {
      await pay(student, 2, 87_300);
      await pay(student, 3, 46_200);
    }
    for (const student of first) await pay(student, 2, 87_300);
    for (const { studentId } of both.slice(0, 2))
      await server.platform.database.transaction((tx) =>
        postJournal(tx, {
          kind: 'payment',
          key: `no bed ${studentId}`,
          at: server.platform.now(),
          actor: 'system:test',
          postings: [
            { account: 'clearing', amountKobo: 45_000_00 },
            { account: 'student credit', studentId, amountKobo: -45_000_00 },
          ],
        }),
      );
    const { impact, id } = await askToPublish(server, bursar, { ids: [await draft(80_500)] });
    expect(impact).toMatchObject({
      students: 8,
      cut: 8,
      raised: 0,
      spared: 0,
      credits: { students: 3, kobo: 3 * 35_000_00 },
      incomeKobo: 8 * -35_000_00,
    });
    const published = await Promise.all([publishAsked(server, auditor, id), publishAsked(server, auditor, id)]);
    expect(published.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await publishAsked(server, auditor, id);
    await server.platform.backgroundJobs.runDue();
    await server.platform.backgroundJobs.runDue();
    expect(await Promise.all(students.map(balance))).toEqual([
      [0, 80_000],
      [0, 80_000],
      [0, 35_000],
      ...first.map(() => [11_200, 0]),
      ...none.map(() => [98_500, 0]),
      [0, 0],
      [0, 0],
    ]);
    const { data: due } = await call<Due>(
      'GET',
      '/Payment/schoolfees/initiate-payment?sessionId=1&paymentTypeId=2',
      none[0]!.token,
    );
    const parts = due.parts.filter(({ part }) => part !== 'Full').map(({ dueKobo }) => dueKobo);
    expect([due.dueKobo, parts.reduce((sum, kobo) => sum + kobo, 0)]).toEqual([98_500_00, 98_500_00]);
    expect((await report()).expectedKobo - before.expectedKobo).toBe(788_000_00);
    const corrections = await run(
      `select count(*)::int4 as rows, sum(p.amount_kobo)::int8 as kobo from posting p join journal j on j.id = p.journal_id join charge c on c.id = p.charge_id
        where j.kind = 'correction' and p.account = 'receivable' and c.fee_id = $1`,
      [tuition],
    );
    expect(corrections.map(({ rows, kobo }) => [rows, Number(kobo)])).toEqual([[8, 8 * -35_000_00]]);
    await ledgerOf(server);
  });

  test('of very many is posted in slices: what a crash breaks off is posted once after all, as the trial said', async () => {
    const ids = await manyStudents(server, 120);
    await run(`update student_session set level_id = 300 where student_id = any($1::uuid[])`, [ids]);
    const { data } = await call<{ id: number }>('POST', '/Payment/school-fee-assignment', bursar, {
      group: { sessionId: 1, studentTypeId: 1, levelId: 300 },
      lines: [
        { feeId: tuition, amountKobo: 70_333_33 },
        { feeId: caution, amountKobo: 18_000_00 },
      ],
    });
    const before = await report();
    const impact = await publishFees(server, bursar, { ids: [data.id] });
    expect([impact.students, impact.incomeKobo]).toEqual([120, 120 * (88_333_33 - 98_500_00)]);
    const broken = server.platform.database.transaction(async (tx) => {
      await postFees(server.platform, tx, { sessionId: 1, studentTypeId: 1 }, ids.slice(0, 50));
      throw new Error('the server dies');
    });
    await expect(broken).rejects.toThrow('the server dies');
    await server.platform.database.transaction((tx) =>
      postFees(server.platform, tx, { sessionId: 1, studentTypeId: 1 }, ids.slice(30, 70)),
    );
    await server.platform.backgroundJobs.runDue();
    await server.jobs.run('post-published-fees');
    const after = await report();
    expect([after.students - before.students, after.expectedKobo - before.expectedKobo]).toEqual([
      120,
      120 * 88_333_33,
    ]);
    for (const studentId of [ids[0]!, ids[40]!, ids[119]!])
      expect((await chargesOfStudent(server.platform.database, studentId)).map((charge) => charge.chargedKobo)).toEqual(
        [70_333_33, 18_000_00],
      );
    await ledgerOf(server);
  });
});
