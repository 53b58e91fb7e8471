import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Assignment, Impact } from '#contract/finance/assignments.ts';
import type { BursarySettings } from '#contract/finance/bursary-settings.ts';
import type { Publication } from '#contract/finance/publications.ts';
import { chargesOfStudent } from '#server/finance/charges/service.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { signedIn } from '../../support/people.ts';
import { askToPublish, publishAsked, publishFees } from '../../support/publishFees.ts';
import { rolesApi } from '../../support/roles.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { studentFee } from '../../support/studentMoney.ts';
import { until } from '../../support/until.ts';

onBothDatabases('fees by two people', (databases) => {
  let server: TestServer;
  let [bursar, auditor, admin] = ['', '', ''];
  let ada: Enrolled;
  let tuition: number;
  beforeAll(async () => {
    server = await freshServer(databases);
    [bursar, auditor, admin] = (await Promise.all(
      ['bursar', 'auditor', 'admin'].map(async (name) => (await signedIn(server, name)).token),
    )) as [string, string, string];
    tuition = await studentFee(server, 'Tuition of two', { rank: 1 });
    ada = await enrolled(server, 'ada');
  });

  const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: object) =>
    server.call<T>(method, `/api${path}`, { token, ...(body && { body }) });
  /** The levels are those of the groups, so that each test has drafts of its own. */
  const draft = async (naira: number, group: object, token = bursar) =>
    (
      await call<{ id: number }>('POST', '/Payment/school-fee-assignment', token, {
        group: { sessionId: 1, studentTypeId: 1, ...group },
        lines: [{ feeId: tuition, amountKobo: naira * 100 }],
      })
    ).data.id;
  const revise = async (id: number, naira: number, token: string) => {
    const { data } = await call<Assignment>('GET', `/Payment/school-fee-assignment-breakdown/${id}`, bursar);
    const path = `/Payment/update-school-fee-assignment?feeAssignmentId=${id}`;
    const lines = [{ feeId: tuition, amountKobo: naira * 100 }];
    return (await call<{ id: number }>('PUT', path, token, { lines, revision: data.revision })).data.id;
  };
  const alone = async (id: number, token: string) => {
    const body = { ids: [id], reachesPaid: false };
    const { data } = await call<Impact>('POST', '/Payment/publish-fee-assignments', token, { ...body, trial: true });
    return call('POST', '/Payment/publish-fee-assignments', token, { ...body, trial: false, digest: data?.digest });
  };
  const at = async (id: string, token = auditor) =>
    (await call<Publication>('GET', `/Payment/fee-publication/${id}`, token)).data;
  const refuse = (id: string, step: 'refuse' | 'withdraw', token: string) =>
    call('POST', `/Payment/fee-publication/${id}/${step}`, token, {
      request: randomUUID(),
      from: 'asked',
      answers: { reason: 'The council has not met yet' },
    });
  const stateOf = async (id: number) =>
    (await call<Assignment>('GET', `/Payment/school-fee-assignment-breakdown/${id}`, bursar)).data.state;
  const settings = async () => (await call<BursarySettings>('GET', '/Bursary/settings', bursar)).data;
  const set = async (feesBy: string, token = admin) => {
    const { revision } = await settings();
    return call('PUT', `/Bursary/settings?revision=${revision}`, token, {
      feesBy,
      awardsBy: 'Two people',
      reason: 'Council minute 12 of 2026',
    });
  };
  const chargedNaira = async () =>
    (await chargesOfStudent(server.platform.database, ada.studentId)).reduce((sum, each) => sum + each.chargedKobo, 0) /
    100;

  test('are published by another person than who drafted them, exactly as asked, and then charged', async () => {
    const id = await draft(60_000, {});
    expect((await alone(id, bursar)).status).toBe(403);
    expect((await alone(id, admin)).status).toBe(403);
    const { id: asked, impact } = await askToPublish(server, bursar, { ids: [id] });
    expect(await at(asked)).toMatchObject({
      state: 'asked',
      drafts: 1,
      students: 1,
      incomeKobo: 60_000_00,
      groups: [{ group: 'All', lines: [{ fee: 'Tuition of two', beforeKobo: null, amountKobo: 60_000_00 }] }],
      digest: impact.digest,
      changes: [],
      may: ['publish', 'refuse'],
    });
    expect((await publishAsked(server, bursar, asked)).status).toBe(403);
    expect(await stateOf(id)).toBe('draft');
    await server.platform.backgroundJobs.runDue();
    expect(await chargedNaira()).toBe(0);
    const both = await Promise.all([publishAsked(server, auditor, asked), publishAsked(server, auditor, asked)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await server.platform.backgroundJobs.runDue();
    expect(await stateOf(id)).toBe('published');
    // The server begins the job itself too, and may still be at it.
    await until('they are charged', async () => expect(await chargedNaira()).toBe(60_000));
  });

  test('are asked for by who drafts alone, and published by who publishes alone', async () => {
    const id = await draft(70_000, { levelId: 200 });
    expect((await call('POST', '/Payment/school-fee-assignment', auditor, {})).status).toBe(403);
    const body = { ids: [id], reachesPaid: false, digest: '', request: randomUUID() };
    expect((await call('POST', '/Payment/fee-publication', auditor, body)).status).toBe(403);
    const { id: asked } = await askToPublish(server, bursar, { ids: [id] });
    expect((await refuse(asked, 'refuse', bursar)).status).toBe(403);
    expect((await refuse(asked, 'withdraw', auditor)).status).toBe(403);
    expect((await refuse(asked, 'refuse', auditor)).status).toBe(200);
    expect([(await at(asked)).state, await stateOf(id)]).toEqual(['refused', 'draft']);
    const again = await askToPublish(server, bursar, { ids: [id] });
    expect((await refuse(again.id, 'withdraw', bursar)).status).toBe(200);
    expect((await publishAsked(server, auditor, again.id)).status).toBe(422);
  });

  test('that somebody drafted are not theirs to publish, whoever asked', async () => {
    const id = await draft(80_000, { levelId: 300 });
    await revise(id, 81_000, admin);
    const { id: asked } = await askToPublish(server, bursar, { ids: [id] });
    expect(await at(asked, admin)).toMatchObject({ isOwn: true, may: ['refuse', 'withdraw'] });
    const tried = await publishAsked(server, admin, asked);
    expect([tried.status, tried.json.message]).toEqual([
      403,
      'You drafted some of these prices. Another person publishes them',
    ]);
    expect((await publishAsked(server, auditor, asked)).status).toBe(200);
  });

  test('that were drafted by a change of many, or a clone, are their drafter’s too', async () => {
    const list = await call<{ rows: { id: number }[] }>(
      'GET',
      '/Payment/school-fee-assignment?state=published&levelId=300',
      bursar,
    );
    const body = { ids: [list.data.rows[0]!.id], change: { kind: 'percent', value: 10 } };
    const path = '/Payment/bulk-update-school-fee-assignment';
    const { data } = await call<{ impact: Impact }>('POST', path, admin, { ...body, trial: true });
    const made = await call<{ ids: number[] }>('POST', path, admin, {
      ...body,
      trial: false,
      digest: data.impact.digest,
    });
    const { id: asked } = await askToPublish(server, bursar, { ids: made.data.ids });
    expect((await publishAsked(server, admin, asked)).status).toBe(403);
    expect((await publishAsked(server, auditor, asked)).status).toBe(200);
  });

  test('that changed since they were asked for are published by nobody, who reads what changed', async () => {
    const id = await draft(90_000, { levelId: 400 });
    const { id: asked } = await askToPublish(server, bursar, { ids: [id] });
    await revise(id, 95_000, bursar);
    expect(await at(asked)).toMatchObject({
      changes: ['400 Level: Tuition of two is ₦95,000.00, and was ₦90,000.00'],
      may: ['refuse'],
    });
    const tried = await publishAsked(server, auditor, asked);
    expect([tried.status, tried.json.message]).toEqual([
      409,
      'This has changed since it was asked for. 400 Level: Tuition of two is ₦95,000.00, and was ₦90,000.00',
    ]);
    await call('DELETE', `/Payment/fee-assignment-draft/${id}`, bursar);
    expect((await publishAsked(server, auditor, asked)).json.message).toBe(
      'This has changed since it was asked for. 400 Level: the draft was discarded',
    );
    expect((await refuse(asked, 'refuse', auditor)).status).toBe(200);
  });

  test('touch who is there when they are published: a student more since then is another request', async () => {
    const id = await draft(99_000, { levelId: 500 });
    const { id: asked } = await askToPublish(server, bursar, { ids: [id] });
    await enrolled(server, 'ngozi', { levelId: 500 });
    expect((await publishAsked(server, auditor, asked)).json.message).toBe(
      'This has changed since it was asked for. It touches 1 student now, and touched 0 students',
    );
    expect((await refuse(asked, 'withdraw', bursar)).status).toBe(200);
    await publishFees(server, bursar, { ids: [id] });
    expect(await stateOf(id)).toBe('published');
  });

  test('are asked for once at a time, by one request however often it is sent', async () => {
    const id = await draft(10_000, { levelId: 600 });
    const { digest } = (
      await call<Impact>('POST', '/Payment/publish-fee-assignments', bursar, {
        ids: [id],
        reachesPaid: false,
        trial: true,
      })
    ).data;
    const body = { ids: [id], reachesPaid: false, digest, request: randomUUID() };
    const same = await Promise.all(
      [1, 2].map(() => call<{ id: string }>('POST', '/Payment/fee-publication', bursar, body)),
    );
    expect(new Set(same.map(({ data }) => data.id)).size).toBe(1);
    const second = await call('POST', '/Payment/fee-publication', bursar, { ...body, request: randomUUID() });
    expect([second.status, second.json.message]).toEqual([409, 'Somebody asked to publish these already: 600 Level']);
    expect((await publishAsked(server, auditor, same[0]!.data.id)).status).toBe(200);
  });

  test('need one person where an administrator says so, in the audit log with a reason', async () => {
    expect((await set('One person', bursar)).status).toBe(403);
    const { revision } = await settings();
    const put = { feesBy: 'One person', awardsBy: 'Two people', reason: 'Council minute 12 of 2026' };
    const two = await Promise.all([1, 2].map(() => call('PUT', `/Bursary/settings?revision=${revision}`, admin, put)));
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await (await rolesApi(server)).audited('bursary-settings-changed')).toMatchObject([
      {
        detail: {
          before: { feesByTwo: true, awardsByTwo: true },
          after: { feesByTwo: false, awardsByTwo: true },
          reason: 'Council minute 12 of 2026',
        },
      },
    ]);
    const id = await draft(11_000, { levelId: 700 });
    expect((await alone(id, bursar)).status).toBe(403);
    expect((await alone(id, admin)).status).toBe(200);
    expect(await stateOf(id)).toBe('published');
    expect((await set('Two people')).status).toBe(200);
    expect((await alone(await revise(id, 12_000, bursar), admin)).status).toBe(403);
  });
});
