import { beforeAll, expect, test } from 'vitest';
import type { Plan } from '#contract/finance/plans.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

onDatabases('the instalments of a session', (databases) => {
  let server: TestServer;
  let bursar: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    bursar = (await signedIn(server, 'bursar')).token;
  });
  const set = (answers: object, revision?: number) =>
    server.call<{ id: number }>('POST', '/api/Payment/instalment-plan', {
      token: bursar,
      body: { answers: { sessionId: 1, studentTypeId: 1, ...answers }, ...(revision && { revision }) },
    });
  const find = async (id: number) =>
    (await server.call<Plan>('GET', `/api/Payment/instalment-plan/${id}`, { token: bursar })).data;
  const FIRST = { firstPercent: 60, firstDueOn: '2026-12-01', secondDueOn: '2027-04-01' };
  const LATE = { lateAfterDays: 0, latePercent: 5, laterAfterDays: 14, laterPercent: 10 };

  test('are set once, changed at the revision that was seen, and leave before and after in the audit log', async () => {
    const both = await Promise.all([set({ ...FIRST, ...LATE }), set({ ...FIRST, ...LATE })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = both.find(({ status }) => status === 200)!.data;
    const plan = await find(id);
    expect(plan).toMatchObject({ ...FIRST, ...LATE, late: '5 % at once; 10 % after 14 days' });
    expect((await set({ fullDueOn: '2026-12-31' }, plan.revision)).status).toBe(200);
    expect((await set({ ...FIRST }, plan.revision)).status).toBe(409);
    const after = await find(id);
    expect(after).toMatchObject({ fullDueOn: '2026-12-31', firstPercent: null, late: null });
    const audited = await server.platform.database.query({
      name: '',
      text: `select detail from audit_entry where action = 'instalments-set' order by id`,
      values: [],
    });
    expect(audited.rows).toHaveLength(2);
    expect(audited.rows[1]).toMatchObject({ detail: { before: { firstPercent: 60 } } });
  });

  test.each([
    [{ firstDueOn: '2026-12-01' }, '/firstPercent'],
    [{ ...FIRST, secondDueOn: '2026-12-01' }, '/secondDueOn'],
    [{ lateAfterDays: 0 }, '/latePercent'],
    [{ ...LATE, laterAfterDays: 0 }, '/laterAfterDays'],
    [{ firstPercent: 100 }, '/firstPercent'],
  ])('are refused as %j, at %s', async (answers, at) => {
    const refused = await set({ studentTypeId: 2, ...answers });
    expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([422, [at]]);
  });
});
