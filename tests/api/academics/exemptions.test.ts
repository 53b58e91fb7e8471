import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Exemption, ExemptionsOfStudent } from '#contract/academics/exemptions.ts';
import type { Composite, StudentClassInfo, TermResult } from '#contract/academics/own-results.ts';
import type { ProvisionalBroadsheet } from '#contract/academics/provisional.ts';
import { onBothDatabases } from '../../support/databases.ts';
import type { Enrolled } from '../../support/enrolled.ts';
import { courseForm, offered, offerNothing, openWindow, registering, registers } from '../../support/registering.ts';
import { sheetAt } from '../../support/sheet.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { courseSheetOf } from '../../support/sheets.ts';

const PAPER = { basis: 'Direct entry', origin: 'Federal Polytechnic, Bida', paper: 'ND transcript 2025/114' };
const CLASS = 'departmentId=22&levelId=400&sessionId=1&semesterId=1';
const MET = ['MTH201 needs E in MTH101: met by exemption.'];

onBothDatabases('exemptions', (databases) => {
  let server: TestServer;
  let direct: Enrolled;
  let transfer: Enrolled;
  let courses: Record<'MTH101' | 'GST111' | 'MTH201' | 'CSC201', number>;
  const tokens: Record<string, string> = {};
  const run = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.query({ name: '', text, values })).rows;

  beforeAll(async () => {
    server = await freshServer(databases);
    await offerNothing(server);
    await openWindow(server);
    courses = {
      MTH101: await offered(server, 'MTH101', 3, { levelId: 100 }),
      GST111: await offered(server, 'GST111', 2),
      MTH201: await offered(server, 'MTH201', 3),
      CSC201: await offered(server, 'CSC201', 14),
    };
    await run(
      `insert into prerequisite (department_course_id, course_id, min_grade) select $1, course_id, 'E' from department_course where id = $2`,
      courses.MTH201,
      courses.MTH101,
    );
    await run(
      `insert into lecturer_course (department_course_id, user_id, is_main, since)
       select c, u.id, true, now() from unnest($1::int4[]) c, user_account u where u.user_name = 'lecturer'`,
      Object.values(courses),
    );
    Object.assign(tokens, (await courseSheetOf(server, courses.MTH101)).tokens);
    direct = await registering(server, 'direct');
    transfer = await registering(server, 'transfer');
  });

  const post = <T>(as: string, path: string, body: object) =>
    server.call<T>('POST', `/api/Exemptions/${path}`, { token: tokens[as]!, body });
  const ask = (
    who: Enrolled,
    written: string,
    { as = 'registry', request = randomUUID(), ...more }: { as?: string; request?: string; basis?: string } = {},
  ) =>
    post<{ ids: string[] }>(as, 'exemption', {
      request,
      studentId: who.studentId,
      answers: { ...PAPER, courses: written, ...more },
    });
  const numberOf = async ({ studentId }: Enrolled) =>
    String(
      (
        await run(
          'select coalesce(s.matric_number, a.reg_number) as number from student s join admission a on a.id = s.admission_id where s.id = $1',
          studentId,
        )
      )[0]!['number'],
    );
  const seen = async (who: Enrolled, as = 'senate') =>
    server.call<ExemptionsOfStudent>(
      'GET',
      `/api/Exemptions/student?number=${encodeURIComponent(await numberOf(who))}`,
      { token: tokens[as] ?? as },
    );
  const exemptionsOf = async (who: Enrolled, as = 'senate') => (await seen(who, as)).data.exemptions;
  const take = (as: string, { id, state, digest }: Exemption, step: string, answers: object = {}) =>
    post(as, `exemption/${id}/${step}`, { request: randomUUID(), from: state, digest, answers });
  const grantAll = async (who: Enrolled, as = 'senate') =>
    post(as, 'grant', {
      studentId: who.studentId,
      seen: (await exemptionsOf(who))
        .filter(({ state }) => state === 'asked')
        .map(({ id, digest }) => ({ id, digest })),
    });
  const standingOf = async ({ studentId }: Enrolled) =>
    (await run('select status, carry_overs from standing where student_id = $1', studentId))[0];

  test('are asked for by the registry on a paper, once, and count for nothing yet', async () => {
    expect((await registers(server, direct, [courses.MTH201, courses.CSC201])).data).toMatchObject({
      accepted: false,
      notes: [],
    });
    for (const as of ['lecturer', 'senate', 'hod']) expect((await ask(direct, 'MTH101', { as })).status).toBe(403);
    const wrong = await ask(direct, 'MTH101, XYZ 999');
    expect([wrong.status, wrong.json.errors]).toEqual([422, { '/courses': 'no course has the code XYZ999' }]);
    const request = randomUUID();
    const twice = await Promise.all([1, 2].map(() => ask(direct, 'mth 101; GST111', { request })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0]!.data.ids.toSorted()).toEqual(twice[1]!.data.ids.toSorted());
    const rivals = await Promise.all([1, 2].map(() => ask(transfer, 'MTH101', { basis: 'Transfer' })));
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await ask(direct, 'GST111')).json.message).toBe('Exempted or asked for already: GST111');
    expect((await exemptionsOf(direct)).map(({ code, unit, state }) => [code, unit, state])).toEqual([
      ['GST111', 2, 'asked'],
      ['MTH101', 3, 'asked'],
    ]);
    expect((await courseForm(server, direct)).lines.every(({ isExempt }) => !isExempt)).toBe(true);
  });

  test('are granted by senate as they were seen, and by nobody else', async () => {
    const [first] = await exemptionsOf(direct);
    expect((await take('registry', first!, 'grant')).status).toBe(403);
    expect((await take('senate', { ...first!, digest: 'another' }, 'grant')).status).toBe(409);
    const both = await Promise.all([grantAll(direct), grantAll(direct)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [asked] = await exemptionsOf(transfer);
    const rivals = await Promise.all([1, 2].map(() => take('senate', asked!, 'grant')));
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(
      await run(
        `select action, count(*)::int4 as entries from audit_entry where subject_kind = 'exemption' group by 1 order by 1`,
      ),
    ).toEqual([
      { action: 'exemption-asked-for', entries: 3 },
      { action: 'exemption-granted', entries: 3 },
    ]);
    expect((await exemptionsOf(direct)).every(({ decidedBy, decidedAt }) => decidedBy && decidedAt)).toBe(true);
  });

  test('meet a prerequisite, and leave the course neither ticked nor to be taken', async () => {
    const form = await courseForm(server, direct);
    const lineOf = (code: string) => form.lines.find((line) => line.code === code)!;
    expect([lineOf('MTH101'), lineOf('GST111')].map(({ isExempt, preselected }) => [isExempt, preselected])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(lineOf('MTH201').prerequisites).toMatchObject([{ code: 'MTH101', state: 'exempt' }]);
    const own = await registers(server, direct, [courses.MTH201, courses.CSC201]);
    expect(own.data).toMatchObject({ accepted: true, units: 17, reasons: [], notes: MET });
    const all = await registers(server, transfer, Object.values(courses));
    expect(all.data).toMatchObject({ accepted: true, units: 22, notes: MET });
  });

  test('are withdrawn, and a course that was accepted by one waits for the adviser again', async () => {
    const forged = await registering(server, 'forged');
    await ask(forged, 'MTH101, GST111');
    expect((await grantAll(forged)).status).toBe(200);
    expect((await registers(server, forged, [courses.MTH201, courses.CSC201])).data.accepted).toBe(true);
    await run(`update registration_line set state = 'approved' where student_id = $1`, forged.studentId);
    const granted = (await exemptionsOf(forged)).find(({ code }) => code === 'MTH101')!;
    expect((await take('registry', granted, 'withdraw', { reason: 'The paper is forged' })).status).toBe(200);
    expect(
      await run(
        'select code, state, reason from registration_line where student_id = $1 order by code',
        forged.studentId,
      ),
    ).toEqual([
      { code: 'CSC201', state: 'approved', reason: null },
      { code: 'MTH201', state: 'registered', reason: 'MTH201 needs E in MTH101, which you have not taken.' },
    ]);
    await run(`update registration_line set state = 'dropped' where student_id = $1`, forged.studentId);
  });

  test('count to the total by one rule, in no average, and alike for the board, the standing, the student, papers and the report', async () => {
    await run(`update registration_line set state = 'approved' where state = 'registered'`);
    await run(`update registration set state = 'approved'`);
    await run(`update student_session set level_id = 400, is_final_year = true where student_id = any($1)`, [
      direct.studentId,
      transfer.studentId,
    ]);
    await run('update semester set active = false where id > 1');
    await run('update school_programme set units_needed = 22');
    const sheets = [];
    for (const [code, id] of Object.entries(courses)) {
      const sheet = await courseSheetOf(server, id);
      const marks = code === 'MTH101' ? { ca: 10, exam: 5 } : { ca: 20, exam: 60 };
      await sheet.save(Object.fromEntries((await sheet.read()).lines.map(({ lineId }) => [lineId, marks])));
      await sheet.submit();
      for (const step of ['head', 'dean', 'senate'] as const) expect((await sheet.decide(step)).status).toBe(200);
      sheets.push(sheet);
    }
    const board = async () => {
      const { data } = await server.call<ProvisionalBroadsheet>('GET', `/api/Results/provisional-results?${CLASS}`, {
        token: tokens['registry']!,
      });
      return Object.fromEntries(data.sheets[0]!.students.map((each) => [each.studentId, each]));
    };
    const graduating = await board();
    expect([direct, transfer].map(({ studentId }) => graduating[studentId]!.list)).toEqual([
      'To graduate: First Class',
      'To graduate: Second Class Upper',
    ]);
    await run('update school_programme set units_needed = 23');
    expect(Object.values(await board()).map(({ list }) => list)).toEqual(['Short of units', 'Short of units']);
    await run('update school_programme set units_needed = 22');
    for (const sheet of sheets) expect((await sheet.decide('publish')).status).toBe(200);

    const composite = (
      await server.call<Composite>('GET', `/api/Results/students-composite-results?${CLASS}`, {
        token: tokens['registry']!,
      })
    ).data;
    for (const [who, passed, exempt, gpa] of [
      [direct, 17, 5, '5.00'],
      [transfer, 19, 3, '4.32'],
    ] as const) {
      const earned = { passed, exempt, total: 22, needed: 22 };
      const own = (await server.call<TermResult>('GET', '/api/Results/student-results', { token: who.token })).data;
      const info = (
        await server.call<StudentClassInfo>('GET', `/api/Results/student-class-info?studentId=${who.studentId}`, {
          token: tokens['registry']!,
        })
      ).data;
      const row = composite.students.find(({ studentId }) => studentId === who.studentId)!;
      expect([graduating[who.studentId]!.earned, own.earned, info.earned, row.earned]).toEqual(
        Array.from({ length: 4 }, () => earned),
      );
      expect([own.cumulative.gradePointAverage, info.cgpa, row.cumulative.gradePointAverage]).toEqual([gpa, gpa, gpa]);
      expect([own.carryOvers, await standingOf(who)]).toEqual([[], { status: 'Pass', carry_overs: [] }]);
      expect(own.exemptions).toMatchObject(
        exempt === 5
          ? [
              { code: 'GST111', ...PAPER },
              { code: 'MTH101', ...PAPER },
            ]
          : [{ code: 'MTH101' }],
      );
      expect(own.exemptions.every(({ grantedBy, grantedAt }) => grantedBy && grantedAt)).toBe(true);
    }
    const cellOf = ({ studentId }: Enrolled) =>
      composite.students.find((student) => student.studentId === studentId)!.subjects['MTH101'];
    expect([cellOf(direct), cellOf(transfer)]).toEqual(['EXEMPT', '15 F']);
    const { rows } = await sheetAt(server, '/api/Results/download-grade-sheet?sessionId=1&semesterId=1', direct.token);
    expect(rows.filter((cells) => cells[6] === 'EXEMPT').map(([code, , unit]) => [code, unit])).toEqual([
      ['GST111', 2],
      ['MTH101', 3],
    ]);
  });

  test('are withdrawn with a reason, and the F is owed then', async () => {
    const [granted] = await exemptionsOf(transfer);
    expect((await take('registry', granted!, 'withdraw')).status).toBe(422);
    expect((await take('senate', granted!, 'withdraw', { reason: 'The paper is forged' })).status).toBe(403);
    const rivals = await Promise.all(
      [1, 2].map(() => take('registry', granted!, 'withdraw', { reason: 'The paper is forged' })),
    );
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await standingOf(transfer)).toEqual({ status: 'CO', carry_overs: ['MTH101'] });
    expect(await standingOf(direct)).toEqual({ status: 'Pass', carry_overs: [] });
    expect(await exemptionsOf(transfer)).toMatchObject([{ state: 'withdrawn', reason: 'The paper is forged' }]);
    const messages = (
      await server.call<{ notifications: { message: string }[] }>('GET', '/api/Notification/notifications', {
        token: transfer.token,
      })
    ).data.notifications.map(({ message }) => message);
    expect(messages).toContain('Your exemption from MTH101 (3) is withdrawn: The paper is forged');
    expect((await ask(transfer, 'MTH101', { basis: 'Transfer' })).status).toBe(200);
  });

  test('are seen by the offices over the student, and by no lecturer', async () => {
    expect((await seen(direct, 'hod')).status).toBe(200);
    expect((await seen(direct, 'lecturer')).status).toBe(404);
    expect((await seen(direct, direct.token)).status).toBe(403);
    const listed = async (as: string) =>
      (await server.call('GET', '/api/Exemptions/exemptions?state=granted', { token: tokens[as]! })).data.metadata
        .totalCount;
    expect([await listed('senate'), await listed('hod'), await listed('lecturer')]).toEqual([3, 3, 0]);
  });
});
