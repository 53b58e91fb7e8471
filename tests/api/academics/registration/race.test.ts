import { hashOf } from '#server/platform/auth/secret.ts';
import { expect, test } from 'vitest';
import { crowd } from '../../../support/crowd.ts';
import { onBothDatabases } from '../../../support/databases.ts';
import { offered, offerNothing, openWindow, registering, registers } from '../../../support/registering.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const STUDENTS = 200;

onBothDatabases('the last seat', (databases) => {
  test(
    'goes to one student: 200 with a phone and a laptop each have one registration each, and never over 24 units',
    { timeout: 120_000 },
    async () => {
      const server = await freshServer(databases);
      await offerNothing(server);
      await openWindow(server);
      const core = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => offered(server, `CSC20${number}`, 3)));
      const rare = await Promise.all(
        [1, 2, 3].map((number) => offered(server, `CSC28${number}`, 3, { kind: 'elective', cap: 1 })),
      );
      const free = await offered(server, 'CSC290', 3, { kind: 'elective' });
      const first = await registering(server, 'racer');
      const { rows } = await server.platform.database.query({
        name: '',
        values: [first.studentId, STUDENTS - 1],
        text: `
          with person as (insert into user_account (user_name, role_id, surname, firstname, middlename, email, birthday, student_type_id, password_hash, created_at, moved_at)
                 select 'racer' || n, u.role_id, 'Okafor', 'Ada', 'Ngozi', 'racer' || n || '@candidates.example', '2007-05-06', 1, u.password_hash, now(), now()
                   from user_account u join student s on s.user_id = u.id, generate_series(1, $2::int4) n where s.id = $1 returning id, user_name),
               listed as (insert into admission (session_id, student_type_id, reg_number, full_name, programme_id, department_id, admitted_on, email, imported_at, imported_by, state)
                 select a.session_id, a.student_type_id, p.user_name, a.full_name, a.programme_id, a.department_id, a.admitted_on, p.user_name || '@candidates.example', now(), 'system:test', a.state
                   from person p, admission a join student s on s.admission_id = a.id where s.id = $1 returning id, reg_number),
               record as (insert into student (admission_id, user_id, student_type_id, entry_session_id, gender_id, created_at)
                 select l.id, p.id, 1, 1, 2, now() from listed l join person p on p.user_name = l.reg_number returning id, user_id),
               placed as (insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id)
                 select r.id, 1, t.student_type_id, t.programme_id, t.department_id, t.level_id from record r, student_session t where t.student_id = $1)
          select user_id from record`,
      });
      const tokens = [
        first.token,
        ...(await sessionsOf(
          server,
          rows.map(({ user_id }) => String(user_id)),
        )),
      ];

      const both = await crowd(tokens.entries(), ([index, token]) =>
        Promise.all([
          registers(server, { token }, [...core, rare[index % 3]!]),
          registers(server, { token }, [...core, free]),
        ]),
      );
      const replies = both.flat();

      expect(replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
      const accepted = replies.filter(({ status, data }) => status === 200 && data.accepted);
      expect(accepted).toHaveLength(STUDENTS);
      const second = replies.filter(({ status }) => status === 409);
      expect(second.every(({ json }) => json.message.includes('It has these courses now, 24 units'))).toBe(true);
      const refused = replies.filter(({ status, data }) => status === 200 && !data.accepted);
      expect(refused.every(({ data }) => data.reasons.every(({ code }) => code === 'no-seat'))).toBe(true);
      const query = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
      expect(await query('select count(*)::int4 as n from registration')).toEqual([{ n: STUDENTS }]);
      expect(
        await query(
          `select max(units)::int4 as most from (select sum(unit) as units from registration_line where state <> 'dropped' group by student_id) u`,
        ),
      ).toEqual([{ most: 24 }]);
      expect(
        await query(`
          select o.cap, o.taken, (select count(*)::int4 from registration_line l where l.department_course_id = o.department_course_id and l.state <> 'dropped') as held
            from course_offering o where o.cap is not null`),
      ).toSatisfy((all: { cap: number; taken: number; held: number }[]) =>
        all.every(({ cap, taken, held }) => taken === held && taken <= cap),
      );
    },
  );
});

/** Their tokens; two hundred passwords would be the most of the test. */
async function sessionsOf(server: TestServer, userIds: readonly string[]): Promise<string[]> {
  await server.platform.database.query({
    name: '',
    values: [userIds.map((id) => hashOf(`race-${id}`)), userIds],
    text: `
      with begun as (insert into user_session (user_id, started_at, ip, device_hash) select id, now(), '127.0.0.1', '\\x00'::bytea from unnest($2::uuid[]) id returning id, user_id)
      insert into access_token (token_hash, session_id, expires_at)
      select t.hash, b.id, timestamptz '2099-01-01' from unnest($1::bytea[], $2::uuid[]) t(hash, user_id) join begun b on b.user_id = t.user_id`,
  });
  return userIds.map((id) => `race-${id}`);
}
