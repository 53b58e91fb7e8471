import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { AwardRequest } from '#contract/finance/award-requests.ts';
import type { BursarySettings } from '#contract/finance/bursary-settings.ts';
import type { BulkReply } from '#contract/kit/bulk.ts';
import { award, approveAwards, askToAward, askToWithdraw, type Effects } from '../../support/awarding.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { rolesApi } from '../../support/roles.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { ledgerOf, manyStudents, publishFees, studentFee } from '../../support/studentMoney.ts';

const CROWD = 45;

onBothDatabases('awards by two people', (databases) => {
  let server: TestServer;
  let [bursar, auditor, admin] = ['', '', ''];
  let scholarships = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    [bursar, auditor, admin] = (await Promise.all(
      ['bursar', 'auditor', 'admin'].map(async (name) => (await signedIn(server, name)).token),
    )) as [string, string, string];
    await publishFees(server, { [await studentFee(server, 'Tuition', { rank: 10 })]: 60_000_00 });
    await manyStudents(server, CROWD);
  });

  const call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, token: string, body?: object) =>
    server.call<T>(method, `/api${path}`, { token, ...(body && { body }) });
  /** Each test's own, of ten thousand naira. */
  const scholarship = async (answers: object = { amountKobo: 10_000_00 }) => {
    scholarships += 1;
    const body = { name: `Scholarship ${scholarships}`, funder: 'Ogun State', sessionId: 1, ...answers };
    return (await call<{ id: number }>('POST', '/Payment/scholarships', bursar, body)).data.id;
  };
  const at = async (id: string, token = auditor) =>
    (await call<AwardRequest>('GET', `/Payment/award-request/${id}`, token)).data;
  const leave = (id: string, step: 'refuse' | 'withdraw', token: string, reason = 'The funder has not paid yet') =>
    call('POST', `/Payment/award-request/${id}/${step}`, token, {
      request: randomUUID(),
      from: 'asked',
      answers: { reason },
    });
  const awarded = async () => (await ledgerOf(server))['awards'] ?? 0;
  const idsOf = async (scholarshipId: number) =>
    (
      await call<{ rows: { id: string }[] }>(
        'GET',
        `/Payment/scholarship-students?pageSize=100&scholarshipId=${scholarshipId}`,
        bursar,
      )
    ).data.rows.map(({ id }) => id);
  const waiting = async () =>
    (await call<{ rows: { id: string }[] }>('GET', '/Payment/award-requests?state=asked', auditor)).data.rows[0]!.id;
  const set = async (awardsBy: string, token = admin) => {
    const { data } = await call<BursarySettings>('GET', '/Bursary/settings', bursar);
    return call('PUT', `/Bursary/settings?revision=${data.revision}`, token, {
      feesBy: 'Two people',
      awardsBy,
      reason: 'Council minute 14 of 2026',
    });
  };

  test('are awarded by another than who prepared them, once, exactly as the trial said', async () => {
    const scholarshipId = await scholarship();
    const before = await awarded();
    const numbers = ['CROWD1', 'NOBODY', 'CROWD2'];
    const { effects, id } = await askToAward(server, bursar, { scholarshipId, numbers });
    expect(await at(id)).toMatchObject({
      name: 'Scholarship 1',
      kind: 'award',
      students: 2,
      refused: 1,
      awardKobo: 20_000_00,
      rows: effects.rows,
      digest: effects.digest,
      changes: [],
      may: ['approve', 'refuse'],
    });
    expect(await at(id, bursar)).toMatchObject({ isOwn: true, may: ['withdraw'] });
    const direct = { scholarshipId, numbers, trial: false, digest: effects.digest };
    expect((await call('POST', '/Payment/award-scholarship', bursar, direct)).status).toBe(403);
    expect((await call('POST', '/Payment/award-scholarship', admin, direct)).json.message).toBe(
      'Two people award scholarships here. Ask for it, and another person approves',
    );
    expect((await approveAwards(server, bursar, id)).status).toBe(403);
    expect(await awarded()).toBe(before);
    const both = await Promise.all([approveAwards(server, auditor, id), approveAwards(server, admin, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await awarded()) - before).toBe(20_000_00);
    expect((await at(id)).state).toBe('approved');
    expect(await idsOf(scholarshipId)).toHaveLength(2);
  });

  test('are not approved by who asked, whatever claims they hold', async () => {
    const { id } = await askToAward(server, admin, { scholarshipId: await scholarship(), numbers: ['CROWD1'] });
    expect(await at(id, admin)).toMatchObject({ isOwn: true, may: ['refuse', 'withdraw'] });
    const tried = await approveAwards(server, admin, id);
    expect([tried.status, tried.json.message]).toEqual([
      403,
      'This request was asked for by you. Another person has to take this step',
    ]);
    expect((await leave(id, 'refuse', auditor, '')).status).toBe(422);
    expect((await leave(id, 'refuse', auditor)).status).toBe(200);
    expect((await approveAwards(server, auditor, id)).status).toBe(422);
    const history = await call('GET', `/Payment/award-request/${id}/history`, auditor);
    expect(history.data).toMatchObject([
      { step: 'Asked for' },
      { step: 'Refused', reason: 'The funder has not paid yet' },
    ]);
  });

  test('that have changed since are approved by nobody, who reads what changed', async () => {
    const scholarshipId = await scholarship({ percent: 100 });
    const { id } = await askToAward(server, bursar, { scholarshipId, numbers: ['CROWD3', 'CROWD4'] });
    await award(server, bursar, { scholarshipId: await scholarship(), numbers: ['CROWD3'] });
    const change = 'Okafor Crowd 3, CROWD3: ₦50,000.00 is awarded, and was ₦60,000.00';
    expect(await at(id)).toMatchObject({ changes: [change], may: ['refuse'] });
    const tried = await approveAwards(server, auditor, id);
    expect([tried.status, tried.json.message]).toEqual([409, `This has changed since it was asked for. ${change}`]);
    expect(await idsOf(scholarshipId)).toEqual([]);
    expect((await leave(id, 'withdraw', auditor)).status).toBe(403);
    expect((await leave(id, 'withdraw', bursar)).status).toBe(200);
    await award(server, bursar, { scholarshipId, numbers: ['CROWD3', 'CROWD4'] });
    expect(await idsOf(scholarshipId)).toHaveLength(2);
  });

  test('are one request however often it is sent, and nothing where nobody would be awarded', async () => {
    const asked = { scholarshipId: await scholarship(), numbers: ['CROWD5'] };
    const trial = await call<Effects>('POST', '/Payment/award-scholarship', bursar, { ...asked, trial: true });
    const body = { ...asked, request: randomUUID(), digest: trial.data.digest };
    const same = await Promise.all(
      [1, 2].map(() => call<{ id: string }>('POST', '/Payment/award-request', bursar, body)),
    );
    expect(new Set(same.map(({ data }) => data.id)).size).toBe(1);
    const stale = { ...body, request: randomUUID(), digest: 'another' };
    expect((await call('POST', '/Payment/award-request', bursar, stale)).status).toBe(409);
    expect((await call('POST', '/Payment/award-request', auditor, body)).status).toBe(403);
    expect((await leave(same[0]!.data.id, 'withdraw', bursar)).status).toBe(200);
    const nobody = { ...asked, numbers: ['NOBODY'] };
    const none = await call<Effects>('POST', '/Payment/award-scholarship', bursar, { ...nobody, trial: true });
    const refused = await call('POST', '/Payment/award-request', bursar, {
      ...nobody,
      request: randomUUID(),
      digest: none.data.digest,
    });
    expect(refused.status).toBe(422);
  });

  test('are withdrawn together: all that the filter finds, once another has approved it, by one job', async () => {
    const scholarshipId = await scholarship();
    const before = await awarded();
    const numbers = Array.from({ length: CROWD }, (_, index) => `CROWD${index + 1}`);
    await award(server, bursar, { scholarshipId, numbers: numbers.filter((number) => number !== 'CROWD3') });
    const given = (await idsOf(scholarshipId)).length;
    const path = `/Payment/scholarship-students/bulk/withdraw?scholarshipId=${scholarshipId}`;
    const body = {
      key: randomUUID(),
      chosen: { matches: { count: given, except: [] } },
      reason: 'Left the programme of the funder',
    };
    expect((await call('POST', path, auditor, body)).status).toBe(403);
    expect((await call('POST', path, bursar, { ...body, reason: '' })).status).toBe(422);
    const asked = await Promise.all([1, 2].map(() => call<BulkReply>('POST', path, bursar, body)));
    expect(asked.map(({ data }) => data.done)).toEqual([given, given]);
    const again = await askToWithdraw(server, bursar, (await idsOf(scholarshipId)).slice(0, 1));
    expect(again.data).toMatchObject({ done: 0, refused: [{ message: 'Somebody asked to withdraw it already' }] });
    const id = await waiting();
    expect(await at(id)).toMatchObject({
      kind: 'withdrawal',
      students: given,
      awardKobo: (await awarded()) - before,
      reason: 'Left the programme of the funder',
      left: null,
    });
    expect((await approveAwards(server, bursar, id)).status).toBe(403);
    await server.platform.backgroundJobs.runDue();
    expect(await awarded()).toBeGreaterThan(before);
    const both = await Promise.all([approveAwards(server, auditor, id), approveAwards(server, admin, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await server.platform.backgroundJobs.runDue();
    expect(await awarded()).toBe(before);
    expect(await at(id)).toMatchObject({ state: 'approved', left: 0 });
    const audited = await (await rolesApi(server)).audited('scholarship-withdrawn');
    expect(audited).toHaveLength(given);
    const unchanged = await askToWithdraw(server, bursar, await idsOf(scholarshipId));
    expect(unchanged.data).toMatchObject({ done: 0, unchanged: given });
  });

  test('that are refused to be withdrawn stay, and may be asked for again', async () => {
    const scholarshipId = await scholarship();
    await award(server, bursar, { scholarshipId, numbers: ['CROWD7'] });
    const before = await awarded();
    const ids = await idsOf(scholarshipId);
    await askToWithdraw(server, bursar, ids);
    expect((await leave(await waiting(), 'refuse', auditor)).status).toBe(200);
    expect(await awarded()).toBe(before);
    expect((await askToWithdraw(server, bursar, ids)).data.done).toBe(1);
    expect((await leave(await waiting(), 'withdraw', bursar)).status).toBe(200);
  });

  test('need one person where an administrator says so, in the audit log with a reason', async () => {
    expect((await set('One person', bursar)).status).toBe(403);
    expect((await set('One person')).status).toBe(200);
    expect(await (await rolesApi(server)).audited('bursary-settings-changed')).toMatchObject([
      {
        detail: {
          before: { feesByTwo: true, awardsByTwo: true },
          after: { feesByTwo: true, awardsByTwo: false },
          reason: 'Council minute 14 of 2026',
        },
      },
    ]);
    const asked = { scholarshipId: await scholarship(), numbers: ['CROWD9'] };
    const before = await awarded();
    const trial = await call<Effects>('POST', '/Payment/award-scholarship', admin, { ...asked, trial: true });
    const body = { ...asked, trial: false, digest: trial.data.digest };
    expect((await call('POST', '/Payment/award-scholarship', bursar, body)).status).toBe(403);
    const twice = await Promise.all([1, 2].map(() => call('POST', '/Payment/award-scholarship', admin, body)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await awarded()) - before).toBe(10_000_00);
    const ids = await idsOf(asked.scholarshipId);
    expect((await askToWithdraw(server, bursar, ids)).data.done).toBe(1);
    expect((await approveAwards(server, admin, await waiting())).status).toBe(200);
    await server.platform.backgroundJobs.runDue();
    expect(await awarded()).toBe(before);
    expect((await set('Two people')).status).toBe(200);
  });
});
