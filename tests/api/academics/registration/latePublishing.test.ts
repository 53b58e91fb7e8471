import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Standing } from '#contract/academics/registration.ts';
import type { bulkApproveCourseRegistration, RegistrationCase } from '#contract/academics/registration-approval.ts';
import type { Amendment, CourseSheet } from '#contract/academics/result-sheets.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { COMPUTING, type Enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { offered, offerNothing, openWindow, registering, registers, tookBefore } from '../../../support/registering.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const NEEDS = 'PHY201 needs E in PHY101; you have';

onDatabases('a result that is published after courses were registered on it', (databases) => {
  let server: TestServer;
  let before: number;
  let chosen: number[];
  const tokens: Record<string, string> = {};
  const students: Record<string, Enrolled> = {};
  const ids: Record<string, string> = {};
  const sql = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const standingOf = async (name: string) =>
    (
      await server.call<Standing>('GET', '/api/CourseRegistration/registered-courses?sessionId=1&semesterId=1', {
        token: students[name]!.token,
      })
    ).data;
  const lineOf = async (name: string) => (await standingOf(name)).lines.find(({ code }) => code === 'PHY201')!;
  const messagesOf = async (name: string) =>
    (
      await server.call<{ notifications: { message: string }[] }>('GET', '/api/Notification/notifications', {
        token: students[name]!.token,
      })
    ).data.notifications.map(({ message }) => message);
  const caseOf = async (name: string) =>
    (
      await server.call<RegistrationCase>(
        'GET',
        `/api/CourseRegistration/course-approval/registered-courses?id=${ids[name]}`,
        { token: tokens['adviser']! },
      )
    ).data;
  const approve = async (names: readonly string[]) =>
    (
      await server.call<Reply<typeof bulkApproveCourseRegistration>>(
        'POST',
        '/api/CourseRegistration/bulk-approve-course-registration',
        {
          token: tokens['adviser']!,
          body: {
            trial: false,
            registrations: await Promise.all(
              names.map(async (name) => ({ id: ids[name]!, revision: (await standingOf(name)).revision })),
            ),
          },
        },
      )
    ).data;
  const sheet = async () =>
    (
      await server.call<CourseSheet>('GET', `/api/Results/course-grades?departmentCourseId=${before}&sessionId=900`, {
        token: tokens['registry']!,
      })
    ).data;
  /** What was PHY101 of each, with nothing published; the sheet has come as far as senate. */
  const sat = async (marks: Readonly<Record<string, number>>) => {
    const sheetIs = (state: string) =>
      sql(
        `insert into result_sheet (department_course_id, session_id, state, changed_at) values ($1, 900, $2, now())
         on conflict (department_course_id, session_id) do update set state = excluded.state`,
        before,
        state,
      );
    for (const name of Object.keys(marks)) await tookBefore(server, students[name]!, before, null);
    await sheetIs('open');
    for (const [name, mark] of Object.entries(marks))
      await sql(
        `insert into score (line_id, ca, exam) select id, 0, $2 from registration_line where student_id = $1 and session_id = 900`,
        students[name]!.studentId,
        mark,
      );
    await sheetIs('senate-approved');
  };

  beforeAll(async () => {
    server = await freshServer(databases);
    await offerNothing(server);
    await openWindow(server);
    const core = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => offered(server, `CSC20${number}`, 3)));
    before = await offered(server, 'PHY101', 3, { levelId: 100, kind: 'elective' });
    const after = await offered(server, 'PHY201', 3, { kind: 'elective' });
    chosen = [...core, after];
    await sql(
      `insert into prerequisite (department_course_id, course_id, min_grade) select $1, course_id, 'E' from department_course where id = $2`,
      after,
      before,
    );
    await sql(`update appointment set ended_at = now() where post = 'course-adviser' and ended_at is null`);
    await sql(
      `insert into appointment (post, department_id, level, user_id, since) select 'course-adviser', $1::int4, 200, id, now() from user_account where user_name = 'adviser'`,
      COMPUTING,
    );
    await sql(
      `insert into lecturer_course (department_course_id, user_id, is_main, since) select $1, id, true, now() from user_account where user_name = 'lecturer'`,
      before,
    );
    for (const name of ['adviser', 'registry', 'senate', 'lecturer', 'hod', 'dean'])
      tokens[name] = (await signedIn(server, name)).token;
    for (const name of ['failing', 'passing', 'examined', 'undecided'])
      students[name] = await registering(server, `${name}one`);
    await sat({ failing: 35, passing: 70, examined: 20, undecided: 30 });
    for (const [name, student] of Object.entries(students)) {
      const { data } = await registers(server, student, chosen);
      expect(data).toMatchObject({ accepted: true, conditions: [{ course: 'PHY201' }] });
      ids[name] = data.standing!.id!;
    }
    expect((await approve(['failing', 'passing', 'examined'])).map(({ approved }) => approved)).toEqual([
      true,
      true,
      true,
    ]);
    await sql('insert into score (line_id, ca) values ($1, 12)', (await lineOf('examined')).id);
  });

  test('has them judged again: what is not met waits for the adviser, with the reason, and nothing is removed', async () => {
    const { sheetId, digest } = await sheet();
    const published = await server.call('POST', '/api/Results/admin-approval', {
      token: tokens['registry']!,
      body: { sheetIds: [sheetId], digests: [digest], step: 'publish', verdict: 'approve' },
    });
    expect(published.status).toBe(200);

    const failing = await standingOf('failing');
    expect(failing).toMatchObject({ state: 'submitted', units: 21, decidedBy: null });
    expect(failing.lines.map(({ code, state }) => `${code} ${state}`)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((number) => `CSC20${number} approved`),
      'PHY201 registered',
    ]);
    expect((await lineOf('failing')).reason).toBe(`${NEEDS} 35, F (2025/2026).`);
    expect(await messagesOf('failing')).toContain(
      `${NEEDS} 35, F (2025/2026). Your course adviser decides on PHY201 again`,
    );
    expect(await lineOf('undecided')).toMatchObject({ state: 'registered', reason: `${NEEDS} 30, F (2025/2026).` });
    expect(await standingOf('passing')).toMatchObject({ state: 'approved' });
    expect(await lineOf('passing')).toMatchObject({ state: 'approved', reason: null });
    expect(await standingOf('examined')).toMatchObject({ state: 'approved' });
    const [noted] = await sql(
      `select count(*)::int4 as entries from audit_entry where action = 'registration-judged-again'`,
    );
    expect(noted).toEqual({ entries: 2 });
    const card = await server.call('GET', '/api/CourseRegistration/examination-card?sessionId=1&semesterId=1', {
      token: students['failing']!.token,
    });
    expect(card.status).toBe(422);
  });

  test('is decided by the adviser, who may approve it all the same; a student who sends it again leaves it out', async () => {
    expect(await approve(['failing', 'undecided'])).toMatchObject([
      { approved: false, message: expect.stringContaining(`${NEEDS} 35`) },
      { approved: false, message: expect.stringContaining(`${NEEDS} 30`) },
    ]);
    const { standing, verdict, mayDecide } = await caseOf('failing');
    expect([mayDecide, verdict.reasons.map(({ code }) => code)]).toEqual([true, ['prerequisite']]);
    const allowed = await server.call('POST', '/api/CourseRegistration/approve-course-registration', {
      token: tokens['adviser']!,
      body: {
        id: ids['failing'],
        revision: standing.revision,
        lines: [{ id: (await lineOf('failing')).id, verdict: 'approve' }],
      },
    });
    expect(allowed.status).toBe(200);
    expect(await lineOf('failing')).toMatchObject({ state: 'approved', reason: null });

    const { revision } = await standingOf('undecided');
    expect((await registers(server, students['undecided']!, chosen, { revision })).data.reasons).toMatchObject([
      { code: 'prerequisite', course: 'PHY201' },
    ]);
    const without = await registers(server, students['undecided']!, chosen.slice(0, -1), { revision });
    expect(without.data).toMatchObject({ accepted: true, units: 18 });
  });

  test('counts in the same way when a published score is amended', async () => {
    const { lines } = await sheet();
    const passed = lines.find(({ total }) => total === 70)!;
    const id = randomUUID();
    const amended = await server.call('POST', '/api/Results/amend', {
      token: tokens['lecturer']!,
      body: {
        id,
        lineId: passed.lineId,
        base: { ca: 0, exam: 70, code: null },
        ca: 0,
        exam: 38,
        code: null,
        reason: 'Two scripts were exchanged',
      },
    });
    expect(amended.status).toBe(200);
    const [{ digest }] = (await server.call<Amendment[]>('GET', '/api/Results/amendments', { token: tokens['hod']! }))
      .data as [Amendment];
    for (const [step, as] of [
      ['head', 'hod'],
      ['dean', 'dean'],
      ['senate', 'senate'],
      ['publish', 'registry'],
    ] as const) {
      expect((await lineOf('passing')).state).toBe('approved');
      const { status } = await server.call('POST', '/api/Results/decide-amendment', {
        token: tokens[as]!,
        body: { id, step, verdict: 'approve', digest },
      });
      expect([step, status]).toEqual([step, 200]);
    }
    expect(await lineOf('passing')).toMatchObject({ state: 'registered', reason: `${NEEDS} 38, F (2025/2026).` });
    expect(await standingOf('passing')).toMatchObject({ state: 'submitted' });
  });

  test('finds a registration that comes in the same instant, whichever of them is first', async () => {
    for (const name of ['racingone', 'racingtwo', 'racingthree', 'racingfour'])
      students[name] = await registering(server, name);
    const racing = Object.keys(students).filter((name) => name.startsWith('racing'));
    await sql(`update result_sheet set state = 'open' where department_course_id = $1`, before);
    await sat(Object.fromEntries(racing.map((name) => [name, 35])));
    await sql('update result_sheet set digest = null, round = 2 where department_course_id = $1', before);
    const { sheetId, digest } = await sheet();
    const [published, ...registered] = await Promise.all([
      server.call('POST', '/api/Results/admin-approval', {
        token: tokens['registry']!,
        body: { sheetIds: [sheetId], digests: [digest], step: 'publish', verdict: 'approve' },
      }),
      ...racing.map((name) => registers(server, students[name]!, chosen)),
    ]);
    expect(published!.status).toBe(200);
    for (const [index, name] of racing.entries()) {
      const reply = registered[index]!;
      if (reply.data.accepted) expect((await lineOf(name)).reason).toBe(`${NEEDS} 35, F (2025/2026).`);
      else expect(reply.data.reasons).toMatchObject([{ code: 'prerequisite' }]);
    }
  });

  test('leaves the level of its session on the course form and the examination card of later years', async () => {
    const { studentId, token } = students['examined']!;
    await sql(`insert into academic_session (id, name) values (901, '2027/2028') on conflict do nothing`);
    await sql(
      `insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id)
       select student_id, 901, student_type_id, programme_id, department_id, level_id + 100 from student_session where student_id = $1 and is_latest`,
      studentId,
    );
    await sql(`update gate set active = false where act = 'examination card'`);
    await sql(`update registration set state = 'approved' where id = $1`, ids['examined']);
    for (const paper of ['course-form', 'examination-card'] as const) {
      const { data } = await server.call('GET', `/api/CourseRegistration/${paper}?sessionId=1&semesterId=1`, { token });
      expect([paper, data.groups[0]!.facts.find(([title]) => title === 'Level')]).toEqual([
        paper,
        ['Level', '200 Level'],
      ]);
    }
  });
});
