import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Assignment, Impact } from '#contract/finance/assignments.ts';
import { COMPUTING, enrolled, type Enrolled } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { payInvoice } from '../../support/payer.ts';
import { signedIn } from '../../support/people.ts';
import { publishFees, publishWaiting } from '../../support/publishFees.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const SESSION = 1;

onDatabases('what students pay', (databases) => {
  let server: TestServer;
  let bursar: string;
  let chidi: Enrolled;
  const fees: Record<string, number> = {};
  const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    server.call<T>(method, `/api${path}`, { token: bursar, ...(body && { body }) });
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const line = (fee: string, naira: number) => ({ feeId: fees[fee]!, amountKobo: naira * 100 });
  const draft = async (group: object, lines: object[], path = '/Payment/school-fee-assignment') =>
    (await call<{ id: number }>('POST', path, { group: { sessionId: SESSION, studentTypeId: 1, ...group }, lines }))
      .data.id;
  const tryOut = async (ids: number[], reachesPaid = false) =>
    (await call<Impact>('POST', '/Payment/publish-fee-assignments', { ids, reachesPaid, trial: true })).data;
  const publish = (ids: number[]) => publishFees(server, bursar, { ids });
  const find = async (id: number) =>
    (await call<Assignment>('GET', `/Payment/school-fee-assignment-breakdown/${id}`)).data;

  let typeId: number;
  const feeOf = async (name: string, paidAs: string, rank = 9) => {
    const made = await call<{ id: number }>('POST', '/Bursary/fees', {
      typeId,
      name,
      paidAs,
      isSplittable: true,
      rank,
    });
    expect([made.status, made.json.errors]).toEqual([200, undefined]);
    fees[name] = made.data.id;
  };

  beforeAll(async () => {
    server = await freshServer(databases);
    bursar = (await signedIn(server, 'bursar')).token;
    const category = (await call<{ id: number }>('POST', '/Bursary/fee-categories', { name: 'Students' })).data.id;
    typeId = (await call<{ id: number }>('POST', '/Bursary/fee-types', { name: 'School', categoryId: category })).data
      .id;
    for (const [name, rank] of [
      ['Tuition', 1],
      ['Library', 2],
      ['Laboratory', 3],
    ] as const) {
      await feeOf(name, 'School fees', rank);
    }
    await enrolled(server, 'ada', { isIndigene: false });
    await enrolled(server, 'bola', { isIndigene: true, levelId: 200 });
    chidi = await enrolled(server, 'chidi', { isIndigene: true, departmentId: 14 });
  });

  test('is drafted, tried, published and explained: a non-indigene of computing at 100 level pays 127,500', async () => {
    const ids = [
      await draft({}, [line('Tuition', 60_000), line('Library', 7_500), line('Laboratory', 0)]),
      await draft({ departmentId: COMPUTING }, [line('Laboratory', 25_000)]),
      await draft({ residence: 'Non-indigenes' }, [line('Tuition', 90_000)]),
      await draft({ departmentId: COMPUTING, levelId: 100 }, [line('Laboratory', 30_000)]),
    ];
    const impact = await tryOut(ids);
    expect(impact).toMatchObject({ students: 3, raised: 3, cut: 0, spared: 0, invoicesReplaced: 0, crossings: [] });
    expect(impact.incomeKobo).toBe((127_500 + 92_500 + 67_500) * 100);
    expect((await find(ids[0]!)).state).toBe('draft');
    await publish(ids);
    expect((await find(ids[0]!)).state).toBe('published');
    await server.platform.backgroundJobs.runDue();

    const { data } = await call<{ totalKobo: number; lines: object[]; facts: string }>(
      'GET',
      '/Payment/explain-fees?number=20263ada',
    );
    expect(data.totalKobo).toBe(127_500_00);
    expect(data.facts).toContain('100 Level, non-indigene');
    expect(data.lines[2]).toMatchObject({
      fee: 'Laboratory',
      amountKobo: 30_000_00,
      chargedKobo: 30_000_00,
      won: { group: 'Computer Science, 100 Level' },
      beaten: [{ group: 'Computer Science' }, { group: 'All' }],
    });
    expect((await call('GET', '/Payment/explain-fees?number=nobody')).status).toBe(404);
  });

  test('for acceptance is corrected as it was seen, and says whom it reaches', async () => {
    await feeOf('Place', 'Acceptance fee');
    const id = await draft({}, [line('Place', 5_000)], '/Payment/acceptance-fees-assignment');
    const { revision } = await find(id);
    const path = `/Payment/update-acceptance-fee-assignment/${id}`;
    const lines = [line('Place', 6_000)];
    const changed = await call<{ impact: Impact }>('PUT', path, { lines, revision });
    expect(changed.data.impact).toMatchObject({ students: 3, raised: 3, incomeKobo: 18_000_00 });
    expect((await call('PUT', path, { lines, revision })).status).toBe(409);
    expect((await find(id)).lines).toMatchObject([{ amountKobo: 6_000_00 }]);
  });

  test('beside the school fees is drafted once for a group, and listed apart from them', async () => {
    const path = '/Payment/sundry-fee-assignment';
    await feeOf('Diary', 'Sundry fees');
    const id = await draft({ kind: 'Sundry fees' }, [line('Diary', 1_000)], path);
    const group = { sessionId: SESSION, studentTypeId: 1, kind: 'Sundry fees' };
    expect((await call('POST', path, { group, lines: [line('Diary', 2_000)] })).status).toBe(409);
    const listed = async (of: string) =>
      (await call<{ rows: { id: number }[] }>('GET', of)).data.rows.map((row) => row.id);
    expect(await listed(path)).toEqual([id]);
    expect(await listed('/Payment/school-fee-assignment')).not.toContain(id);
  });

  test('is published once, and only as it was seen', async () => {
    const id = await draft({ levelId: 200 }, [line('Library', 8_000)]);
    const { digest } = await tryOut([id]);
    const { revision } = await find(id);
    const lines = [line('Library', 9_000)];
    const path = `/Payment/update-school-fee-assignment?feeAssignmentId=${id}`;
    const changed = await call<{ revision: number; impact: Impact }>('PUT', path, { lines, revision });
    expect(changed.data.impact).toMatchObject({ students: 1, incomeKobo: 1_500_00 });
    expect((await call('PUT', path, { lines, revision })).status).toBe(409);
    const ask = (of: string) =>
      call('POST', '/Payment/fee-publication', { request: randomUUID(), ids: [id], reachesPaid: false, digest: of });
    expect((await ask(digest)).status).toBe(409);
    const { digest: latest } = await tryOut([id]);
    const both = await Promise.all([ask(latest), ask(latest)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await publishWaiting(server, (await signedIn(server, 'auditor')).token);
    expect((await find(id)).state).toBe('published');
  });

  test('is changed by another version: what was published stays as it was', async () => {
    const list = await call<{ rows: { id: number; group: string }[] }>(
      'GET',
      '/Payment/school-fee-assignment?state=published',
    );
    const { id } = list.data.rows.find(({ group }) => group === 'non-indigenes')!;
    const { revision } = await find(id);
    const path = `/Payment/update-school-fee-assignment?feeAssignmentId=${id}`;
    const next = await call<{ id: number; impact: Impact }>('PUT', path, {
      lines: [line('Tuition', 84_000)],
      revision,
    });
    expect(next.data.id).not.toBe(id);
    expect(next.data.impact).toMatchObject({ students: 1, cut: 1, incomeKobo: -6_000_00 });
    expect((await call('PUT', path, { lines: [], revision })).status).toBe(409);
    expect((await find(id)).totalKobo).toBe(90_000_00);
    await publish([next.data.id]);
    expect((await find(id)).state).toBe('replaced');
    expect((await find(next.data.id)).versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'published'],
      [1, 'replaced'],
    ]);
    expect((await call('DELETE', `/Payment/fee-assignment-draft/${next.data.id}`)).status).toBe(409);
    await expect(
      server.platform.database.query({
        name: '',
        text: 'update fee_assignment_line set amount_kobo = 1 where assignment_id = $1',
        values: [id],
      }),
    ).rejects.toThrow('never change');
  });

  test('reports the rules that cross, spares who has paid, and says what a Balance comes to', async () => {
    const id = await draft({ levelId: 100 }, [line('Tuition', 70_000)]);
    expect((await tryOut([id])).crossings).toEqual([
      { fee: 'Tuition', wins: '100 Level', winsKobo: 70_000_00, loses: 'non-indigenes', losesKobo: 84_000_00 },
    ]);
    const wanted = { purpose: 'school', sessionId: SESSION, paymentTypeId: 1, expectedTotal: 67_500 };
    const invoice = await server.call('POST', '/api/Payment/generate-fee-Invoice', {
      token: chidi.token,
      body: wanted,
    });
    await payInvoice(server, invoice.data.rrr!);
    const raise = await draft({ departmentId: 14 }, [line('Tuition', 61_800)]);
    expect(await tryOut([raise])).toMatchObject({ students: 0, paid: 1, spared: 1, incomeKobo: 0 });
    expect(await tryOut([raise], true)).toMatchObject({
      students: 1,
      paid: 1,
      spared: 0,
      incomeKobo: 1_800_00,
      balances: { students: 1, kobo: 1_800_00 },
    });
  });

  test('is refused where a group has a draft, a fee is of another purpose, or the page is another’s', async () => {
    const body = (group: object, lines: object[]) => ({
      group: { sessionId: SESSION, studentTypeId: 1, ...group },
      lines,
    });
    const again = await call('POST', '/Payment/school-fee-assignment', body({ levelId: 100 }, []));
    expect([again.status, again.json.message]).toEqual([
      409,
      'There is a draft for this group already. Open it from the list of drafts',
    ]);
    const foreign = await call('POST', '/Payment/acceptance-fees-assignment', body({}, [line('Tuition', 1)]));
    expect([foreign.status, foreign.json.errors]).toEqual([422, { '/lines/0': 'please select one of the fees' }]);
    const pg = await call('POST', '/Payment/pg-fee-assignment', body({}, []));
    expect(Object.keys(pg.json.errors!)).toEqual(['/studentTypeId']);
    const student = (await enrolled(server, 'dayo')).token;
    expect((await server.call('GET', '/api/Payment/school-fee-assignment', { token: student })).status).toBe(403);
  });

  test('is changed for many at once: tried, drafted once, and published together', async () => {
    const { data } = await call<{ rows: { id: number; totalKobo: number }[] }>(
      'GET',
      '/Payment/school-fee-assignment?state=published&levelId=200',
    );
    const ids = data.rows.map(({ id }) => id);
    const change = { kind: 'percent', value: 10 };
    const bulk = (rest: object) =>
      call<{ ids: number[]; impact: Impact }>('POST', '/Payment/bulk-update-school-fee-assignment', {
        ids,
        change,
        ...rest,
      });
    const trial = await bulk({ trial: true });
    expect(trial.data).toMatchObject({ ids: [], impact: { students: 1, raised: 1, incomeKobo: 900_00 } });
    expect((await bulk({ trial: false, digest: 'another' })).status).toBe(409);
    const { digest } = trial.data.impact;
    const both = await Promise.all([bulk({ trial: false, digest }), bulk({ trial: false, digest })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const drafts = both.find(({ status }) => status === 200)!.data.ids;
    expect((await find(drafts[0]!)).totalKobo).toBe(9_900_00);
    await publish(drafts);
    expect((await bulk({ trial: true })).status).toBe(409);
    const set = { ids: drafts, change: { kind: 'set', value: 1 }, trial: true };
    expect((await call('POST', '/Payment/bulk-update-school-fee-assignment', set)).status).toBe(422);
    expect((await call('POST', '/Payment/bulk-sundry-fee-assignment', { ...set, change })).status).toBe(404);
  });

  test('is drafted for the next session with a per cent, once', async () => {
    const {
      rows: [session],
    } = await server.platform.database.query({
      name: '',
      text: `insert into academic_session (name, is_open) values ('2027/2028', false) returning id`,
      values: [],
    });
    const clone = (trial: boolean) =>
      call<{ ids: number[]; drafts: number; skipped: number; beforeKobo: number; afterKobo: number }>(
        'POST',
        '/Payment/clone-fee-assignment',
        { fromSessionId: SESSION, toSessionId: Number(session!['id']), percent: 10, trial },
      );
    const { data: tried } = await clone(true);
    expect(tried).toMatchObject({ ids: [], skipped: 0 });
    expect(tried.afterKobo).toBe(Math.round(tried.beforeKobo * 1.1));
    const { data: made } = await clone(false);
    expect(made.ids).toHaveLength(tried.drafts);
    expect((await find(made.ids[0]!)).state).toBe('draft');
    expect((await clone(false)).data).toMatchObject({ ids: [], drafts: 0, skipped: tried.drafts });
  });

  test('more groups than a page of the list are changed, published and taken back together, each with its entry', async () => {
    const GROUPS = 230;
    const session = Number(
      (await run(`insert into academic_session (name) values ('2028/2029') returning id`))[0]!['id'],
    );
    await run(
      `with made as (
         insert into fee_assignment (purpose, session_id, student_type_id, tag) select 'school', $1, 1, 'cohort ' || n from generate_series(1, $2::int4) n returning id
       ) insert into fee_assignment_line (assignment_id, fee_id, amount_kobo) select id, $3::int4, 1000000 from made`,
      [session, GROUPS, fees['Tuition']],
    );
    await run(`update fee_assignment set state = 'published', published_at = now() where session_id = $1`, [session]);
    const idsOf = async (state: string) =>
      (
        await run('select id from fee_assignment where session_id = $1 and state = $2 order by id', [session, state])
      ).map(({ id }) => Number(id));
    const entries = async (action: string) =>
      Number(
        (
          await run(
            `select count(*)::int4 as n from audit_entry where action = $1 and subject_id in (select id::text from fee_assignment where session_id = $2)`,
            [action, session],
          )
        )[0]!['n'],
      );
    const ids = await idsOf('published');
    const body = { ids, change: { kind: 'percent', value: 10 } };
    const path = '/Payment/bulk-update-school-fee-assignment';
    const { data: trial } = await call<{ impact: Impact }>('POST', path, { ...body, trial: true });
    const done = await call<{ ids: number[] }>('POST', path, { ...body, trial: false, digest: trial.impact.digest });
    expect(done.data.ids).toEqual(await idsOf('draft'));
    expect([done.data.ids.length, await entries('fees-drafted')]).toEqual([GROUPS, GROUPS]);
    expect(await find(done.data.ids[0]!)).toMatchObject({ totalKobo: 11_000_00, version: 2, group: 'group cohort 1' });
    await publish(done.data.ids);
    expect([await idsOf('published'), await entries('fees-published')]).toEqual([done.data.ids, GROUPS]);

    const back = '/Payment/take-back-fee-assignments';
    const tried = await call<{ impact: Impact }>('POST', back, { ids: done.data.ids, trial: true });
    const taken = await call<{ ids: number[] }>('POST', back, {
      ids: done.data.ids,
      trial: false,
      digest: tried.data.impact.digest,
    });
    expect(taken.data.ids).toHaveLength(GROUPS);
    expect(await find(taken.data.ids[0]!)).toMatchObject({ totalKobo: 10_000_00, version: 3 });
    const [entry] = await run(`select detail from audit_entry where action = 'fees-drafted' and subject_id = $1`, [
      String(taken.data.ids[0]),
    ]);
    expect(entry!['detail']).toEqual({
      change: 'taken back',
      from: done.data.ids[0],
      after: [{ feeId: fees['Tuition'], amountKobo: 10_000_00, isOffered: false }],
    });
  });

  test('a fee is deleted only while nothing names it', async () => {
    const { data } = await call<{ rows: { id: number; typeId: number }[] }>('GET', '/Bursary/fees?purpose=school');
    const made = await call<{ id: number }>('POST', '/Bursary/fees', {
      typeId: data.rows[0]!.typeId,
      name: 'Sports',
      paidAs: 'School fees',
    });
    expect((await call('DELETE', `/Bursary/fees/${fees['Tuition']}`)).status).toBe(409);
    expect((await call('DELETE', `/Bursary/fees/${made.data.id}`)).status).toBe(200);
    expect((await call('GET', `/Bursary/fees/${made.data.id}`)).status).toBe(404);
    const unpriced = { typeId: data.rows[0]!.typeId, name: 'Gown', paidAs: 'A fee that anybody may pay' };
    expect((await call('POST', '/Bursary/fees', unpriced)).json.errors).toEqual({
      '/amountKobo': 'please enter the amount',
    });
  });
});
