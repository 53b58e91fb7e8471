import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { BoardDecision } from '#contract/academics/board-decisions.ts';
import type { ProvisionalBroadsheet } from '#contract/academics/provisional.ts';
import type { PaperPage } from '#contract/kit/paper.ts';
import { onDatabases } from '../../../support/databases.ts';
import { offerOf, registered, registeredClass, type Registered } from '../../../support/registered.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { courseSheetOf, type Who } from '../../../support/sheets.ts';

const CLASS = { departmentId: 22, levelId: 100, sessionId: 1, semesterId: 1 };
const QUERY = new URLSearchParams(Object.entries(CLASS).map(([name, value]) => [name, String(value)])).toString();
const MEETING = {
  metOn: '2026-01-20',
  minute: ' AB/2026/14.3 ',
  present: ['Prof. Bello Amina, Provost', 'Dr Okafor Ada, Dean', ' Dr Okafor Ada, Dean ', ''],
};

onDatabases('the decision of the board on a level', (databases) => {
  let server: TestServer;
  let one: Awaited<ReturnType<typeof courseSheetOf>>;
  let other: typeof one;
  let students: Registered[];
  const run = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  beforeAll(async () => {
    server = await freshServer(databases);
    const [first, second] = [await offerOf(server, 'CSC 101'), await offerOf(server, 'CSC 201')];
    one = await courseSheetOf(server, first);
    other = await courseSheetOf(server, second);
    students = await registeredClass(server, first, 3);
    const line = await registered(server, students[0]!.studentId, second);
    await one.save({
      [students[0]!.lineId]: { ca: 20, exam: 50 },
      [students[1]!.lineId]: { ca: 5, exam: 20 },
      [students[2]!.lineId]: { code: 'NR' },
    });
    await other.save({ [line]: { ca: 20, exam: 40 } });
  });
  const broadsheet = async (as: Who = 'senate') =>
    (
      await server.call<ProvisionalBroadsheet>('GET', `/api/Results/provisional-results?${QUERY}`, {
        token: one.tokens[as]!,
      })
    ).data;
  const lists = async (as: Who = 'senate') => (await broadsheet(as)).sheets[0]!;
  const decide = async (more: object = {}, as: Who = 'senate') => {
    const { programmeId, ruleSetId, digest } = await lists();
    return server.call<{ id: string }>('POST', '/api/Results/decide-lists', {
      token: one.tokens[as]!,
      body: { id: randomUUID(), ...CLASS, programmeId, ruleSetId, digest, ...MEETING, ...more },
    });
  };
  const publish = async (as: Who = 'registry', digest?: string) =>
    server.call<{ published: number }>('POST', '/api/Results/publish-level', {
      token: one.tokens[as]!,
      body: { ...CLASS, digest: digest ?? (await broadsheet('registry')).publication!.digest },
    });
  const upTo = async (sheet: typeof one, last: 'head' | 'dean' | 'senate') => {
    for (const step of ['head', 'dean', 'senate'] as const) {
      expect((await sheet.decide(step)).status).toBe(200);
      if (step === last) return;
    }
  };
  const decisions = async (as: Who) =>
    server.call<BoardDecision[]>('GET', `/api/Results/board-decisions?${QUERY}`, { token: one.tokens[as]! });
  const paper = async (id: string, as: Who) =>
    server.call<PaperPage>('GET', `/api/Results/board-decision?id=${id}`, { token: one.tokens[as]! });
  const states = async () =>
    (await run('select state from result_sheet order by department_course_id')).map(({ state }) => state);

  test('waits until every sheet has come to senate, and says which has not', async () => {
    expect((await one.submit()).status).toBe(200);
    await upTo(one, 'dean');
    const { undecidable, mayDecide, decision } = await lists();
    expect([undecidable, mayDecide, decision]).toEqual([['CSC 201: With the lecturer'], false, null]);
    const refused = await decide();
    expect([refused.status, refused.json.message]).toEqual([
      422,
      'Sheets have not come to senate: CSC 201: With the lecturer',
    ]);
    expect((await other.submit()).status).toBe(200);
    await upTo(other, 'dean');
    expect((await lists()).mayDecide).toBe(true);
    for (const as of ['hod', 'dean', 'registry'] as const) expect((await lists(as)).mayDecide).toBe(false);
  });

  test('is recorded by senate alone, with a day that has been, a minute and at least two who were there', async () => {
    for (const as of ['lecturer', 'hod', 'dean', 'registry', 'adviser', 'student'] as const)
      expect([as, (await decide({}, as)).status]).toEqual([as, 403]);
    for (const [wrong, field] of [
      [{ metOn: '2099-01-01' }, '/metOn'],
      [{ minute: '  ' }, '/minute'],
      [{ present: ['Prof. Bello', ' Prof. Bello '] }, '/present'],
    ] as const) {
      const { status, json } = await decide(wrong);
      expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([422, [field]]);
    }
    expect((await decide({ digest: 'of other lists' })).status).toBe(409);
    expect((await decide({ programmeId: 9999 })).status).toBe(404);
    expect(await run('select 1 from board_decision')).toEqual([]);
  });

  test('is one act, written once with its names, and never changed', async () => {
    const id = randomUUID();
    expect((await decide({ id })).status).toBe(200);
    expect((await decide({ id })).status).toBe(200);
    const again = await decide();
    expect([again.status, again.json.message]).toEqual([
      409,
      expect.stringMatching(/^The board decided on these lists on 20\/01\/2026: AB\/2026\/14\.3, recorded by /),
    ]);
    const { decision, hasChanged, mayDecide } = await lists('registry');
    expect([decision, hasChanged, mayDecide]).toEqual([
      expect.objectContaining({
        id,
        number: 1,
        metOn: '2026-01-20',
        minute: 'AB/2026/14.3',
        present: ['Prof. Bello Amina, Provost', 'Dr Okafor Ada, Dean'],
      }),
      false,
      false,
    ]);
    const rows = await run(
      `select detail->>'minute' as minute from audit_entry where action = 'board-decision-recorded' and subject_id = $1`,
      id,
    );
    expect(rows).toEqual([{ minute: 'AB/2026/14.3' }]);
    await expect(run(`update board_decision set minute = 'other'`)).rejects.toThrow();
  });

  test('is not made twice by two at once', async () => {
    await run('alter table board_decision disable trigger board_decision_is_written_once');
    await run('delete from board_decision');
    await run('alter table board_decision enable trigger board_decision_is_written_once');
    const answers = await Promise.all([decide(), decide(), decide()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await run('select number from board_decision')).toEqual([{ number: 1 }]);
  });

  test('and what is missing keep a level from being published: all of it is, or nothing', async () => {
    expect((await one.decide('senate')).status).toBe(200);
    expect((await broadsheet('registry')).publication).toMatchObject({ missing: ['CSC 201: With senate'], sheets: 1 });
    expect((await broadsheet('senate')).publication).toBeNull();
    const refused = await publish();
    expect([refused.status, refused.json.message]).toEqual([
      422,
      'Nothing is published. Missing: CSC 201: With senate',
    ]);
    expect(await states()).toEqual(['senate-approved', 'dean-approved']);
  });

  test('is made again where a sheet was returned and corrected; the first one stays', async () => {
    expect((await other.decide('senate', { verdict: 'return', reason: 'Add up page 2' })).status).toBe(200);
    const [line] = (await other.read()).lines;
    await other.save({ [line!.lineId]: { exam: 10 } });
    expect((await other.submit()).status).toBe(200);
    await upTo(other, 'senate');
    expect(await lists()).toMatchObject({ hasChanged: true, mayDecide: true, decision: { number: 1 } });
    const { missing } = (await broadsheet('registry')).publication!;
    expect(missing).toEqual([expect.stringMatching(/: Its lists have changed since the board decided$/)]);
    expect((await publish()).status).toBe(422);
    expect((await decide({ minute: 'AB/2026/15.1' })).status).toBe(200);
    expect((await lists()).decision).toMatchObject({ number: 2, minute: 'AB/2026/15.1' });
    expect((await decisions('hod')).data.map(({ minute }) => minute)).toEqual(['AB/2026/14.3', 'AB/2026/15.1']);
    for (const as of ['lecturer', 'adviser'] as const) expect((await decisions(as)).status).toBe(404);
    expect((await decisions('student')).status).toBe(403);
  });

  test('is a paper with every name, which shows no mark to a head before it is published', async () => {
    const { id } = (await lists()).decision!;
    const { data } = await paper(id, 'senate');
    expect(data.tables.map(({ title, rows }) => [title, rows.map(([, number]) => number)])).toEqual([
      ['Pass with carry-overs', [students[0]!.number]],
      ['Probation', [students[1]!.number]],
      ['Waits for marks', [students[2]!.number]],
    ]);
    expect(data.groups.find(({ title }) => title === 'Present')!.facts).toEqual([
      ['1', 'Prof. Bello Amina, Provost'],
      ['2', 'Dr Okafor Ada, Dean'],
    ]);
    for (const as of ['hod', 'dean', 'lecturer', 'adviser'] as const) expect((await paper(id, as)).status).toBe(404);
    expect((await paper(randomUUID(), 'senate')).status).toBe(404);
    const facts = JSON.stringify(await run(`select facts from document_record where kind = 'board-decision'`));
    expect(facts).toContain('AB/2026/15.1');
    expect(facts).not.toMatch(/UG\/26|Okafor|Probation/);
  });

  test('is followed by one act that publishes the whole level, as it was seen', async () => {
    for (const as of ['lecturer', 'hod', 'dean', 'senate', 'student'] as const)
      expect([as, (await publish(as)).status]).toEqual([as, 403]);
    expect((await publish('registry', 'what was never seen')).status).toBe(409);
    expect(await states()).toEqual(['senate-approved', 'senate-approved']);
    const done = await publish();
    expect([done.status, done.data]).toEqual([200, { published: 2 }]);
    expect(await states()).toEqual(['published', 'published']);
    const again = await server.call('POST', '/api/Results/publish-level', {
      token: one.tokens['registry']!,
      body: { ...CLASS, digest: '' },
    });
    expect(again.status).toBe(404);
    const last = (await decisions('hod')).data.at(-1)!;
    for (const as of ['hod', 'dean', 'registry'] as const) expect((await paper(last.id, as)).status).toBe(200);
    for (const as of ['lecturer', 'adviser'] as const) expect((await paper(last.id, as)).status).toBe(404);
  });
});
