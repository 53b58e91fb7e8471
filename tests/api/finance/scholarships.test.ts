import { beforeAll, expect, test } from 'vitest';
import type { Scholarship } from '#contract/finance/scholarships.ts';
import { award as awardTo, type Effects } from '../../support/awarding.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { payInvoice } from '../../support/payer.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { ledgerOf, planInstalments, publishFees, studentFee } from '../../support/studentMoney.ts';

interface Due {
  readonly dueKobo: number;
  readonly parts: { readonly part: string; readonly amountKobo: number }[];
}

onDatabases('a scholarship', (databases) => {
  let server: TestServer;
  let bursar: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    bursar = (await signedIn(server, 'bursar')).token;
    await publishFees(server, {
      [await studentFee(server, 'Tuition', { rank: 10 })]: 60_000_00,
      [await studentFee(server, 'Library', { rank: 20 })]: 7_500_00,
      [await studentFee(server, 'Caution', { rank: 30, isSplittable: false })]: 18_000_00,
      [await studentFee(server, 'Laboratory', { rank: 40 })]: 48_000_00,
    });
    await planInstalments(server);
  });
  const call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = bursar) =>
    server.call<T>(method, `/api/Payment${path}`, { token, ...(body && { body }) });
  const create = (answers: object) =>
    call<{ id: number }>('POST', '/scholarships', { funder: 'Ogun State', sessionId: 1, ...answers });
  const find = async (id: number) => (await call<Scholarship>('GET', `/scholarship/${id}`)).data;
  const award = (scholarshipId: number, numbers: string[], rest: object) =>
    call<Effects>('POST', '/award-scholarship', { scholarshipId, numbers, ...rest });
  const numberOf = ({ userName }: Enrolled) => `2026${userName.length}${userName.toUpperCase()}`;
  const due = async ({ token }: Enrolled) =>
    (await call<Due>('GET', '/schoolfees/initiate-payment?sessionId=1&paymentTypeId=1', undefined, token)).data;

  test('of half the tuition precedes the plan: 103,500, in 69,300 and 34,200; its effect is seen before', async () => {
    const { data } = await create({ name: 'Half tuition', fees: 'tuition', percent: 50 });
    const [ada, bola] = [await enrolled(server, 'ada'), await enrolled(server, 'bola')];
    const numbers = [numberOf(ada), 'nobody', numberOf(ada).toLowerCase(), numberOf(bola)];
    const trial = await award(data.id, numbers, { trial: true });
    expect(trial.data).toMatchObject({ students: 2, refused: 2, awardKobo: 60_000_00, creditKobo: 0 });
    expect(trial.data.rows.map(({ problem }) => problem)).toEqual([
      null,
      'No student of this session has this number',
      'Is here twice',
      null,
    ]);
    expect((await due(ada)).dueKobo).toBe(133_500_00);
    await awardTo(server, bursar, { scholarshipId: data.id, numbers });
    const shown = await due(ada);
    expect(shown.dueKobo).toBe(103_500_00);
    expect(shown.parts.slice(1).map(({ amountKobo }) => amountKobo)).toEqual([69_300_00, 34_200_00]);
    expect(await find(data.id)).toMatchObject({ students: 2, usedKobo: 60_000_00, fees: 'Tuition' });
    expect((await ledgerOf(server))['awards']).toBe(60_000_00);
    const own = await call('GET', '/student-scholarship-session?sessionId=1', undefined, ada.token);
    expect(own.data).toEqual([{ scholarship: 'Half tuition', funder: 'Ogun State', amountKobo: 30_000_00 }]);
    const list = await call<{ rows: object[] }>('GET', `/scholarship-students?scholarshipId=${data.id}`);
    expect(list.data.rows).toHaveLength(2);
    const all = await call<{ rows: { scholarship: string }[] }>('GET', '/student-scholarships');
    expect(all.data.rows.map(({ scholarship }) => scholarship)).toEqual(['Half tuition', 'Half tuition']);
    expect((await call('GET', '/student-scholarships', undefined, ada.token)).status).toBe(403);
  });

  test('of 60,000 awarded after 87,300 was paid leaves 13,800 credit', async () => {
    const { data } = await create({ name: 'Sixty thousand', amountKobo: 60_000_00 });
    const chidi = await enrolled(server, 'chidi');
    const made = await call<{ rrr: string }>(
      'POST',
      '/generate-fee-Invoice',
      { purpose: 'school', sessionId: 1, paymentTypeId: 2, expectedTotal: 87_300 },
      chidi.token,
    );
    await payInvoice(server, made.data.rrr);
    const effects = await awardTo(server, bursar, { scholarshipId: data.id, numbers: [numberOf(chidi)] });
    expect(effects).toMatchObject({ students: 1, awardKobo: 60_000_00, creditKobo: 13_800_00 });
    expect((await due(chidi)).dueKobo).toBe(0);
    const { data: shown } = await server.call('GET', '/api/Payment/fee-sessions', { token: chidi.token });
    expect(shown).toMatchObject({ creditKobo: 13_800_00, sessions: [{ status: 'Paid', dueKobo: 0 }] });
    const statement = await call<{ balanceKobo: number }[]>('GET', '/statement', undefined, chidi.token);
    expect(statement.data.at(-1)!.balanceKobo).toBe(-13_800_00);
    await ledgerOf(server);
  });

  test('is corrected at the revision that was seen, and awards nothing while it is off', async () => {
    const { data } = await create({ name: 'Books', fees: 'Library', percent: 100, capKobo: 5_000_00 });
    expect((await create({ name: 'books', percent: 1 })).json.errors).toEqual({
      '/name': 'this session has a scholarship of this name already',
    });
    expect((await create({ name: 'Both', percent: 1, amountKobo: 1 })).status).toBe(422);
    expect((await create({ name: 'Other', percent: 1, fees: 'Parking' })).json.errors).toEqual({
      '/fees': "there is no school fee 'parking'",
    });
    const { revision } = await find(data.id);
    const answers = { name: 'Books', funder: 'Alumni', sessionId: 1, fees: 'Library', percent: 100 };
    const path = `/update-scholarship/${data.id}?revision=${revision}`;
    expect((await call('PUT', path, answers)).status).toBe(200);
    expect((await call('PUT', path, { ...answers, funder: 'Others' })).status).toBe(409);
    expect((await call('POST', `/deactivate-scholarship/${data.id}`, { active: false })).status).toBe(200);
    const dayo = await enrolled(server, 'dayo');
    expect((await award(data.id, [numberOf(dayo)], { trial: true })).status).toBe(409);
    expect((await call('GET', '/scholarships', undefined, dayo.token)).status).toBe(403);
  });
});
