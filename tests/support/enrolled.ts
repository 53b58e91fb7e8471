import { DEMO_PASSWORD } from '#server/people/accounts/seed.ts';
import { signedIn } from './people.ts';
import type { TestServer } from './server.ts';

export interface Enrolled {
  readonly token: string;
  readonly userId: string;
  readonly admissionId: string;
  readonly studentId: string;
  readonly userName: string;
}

const COMPUTING = 22;

/** A student of computing with an account; signed in. */
export async function enrolled(server: TestServer, userName: string, state = 'matriculated'): Promise<Enrolled> {
  const {
    rows: [made],
  } = await server.platform.database.query({
    name: '',
    values: [
      userName,
      state,
      COMPUTING,
      `${userName}@candidates.example`,
      `2026${String(userName.length)}${userName.toUpperCase()}`,
    ],
    text: `
      with account as (
        insert into user_account (user_name, role_id, surname, firstname, middlename, email, birthday, student_type_id, password_hash, created_at, moved_at)
        select $1, role_id, 'Okafor', 'Ada', 'Ngozi', $4, '2007-05-06', 1, password_hash, now(), now() from user_account where user_name = 'student' returning id
      ), listed as (
        insert into admission (session_id, student_type_id, reg_number, full_name, programme_id, department_id, admitted_on, email, imported_at, imported_by, state)
        select 1, 1, $5, 'Okafor Ada Ngozi', p.id, $3::int4, '2026-11-01', $4, now(), 'system:test', $2 from (select min(d.school_programme_id) as id from programme_department d join school_programme g on g.id = d.school_programme_id and g.student_type_id = 1 where d.department_id = $3::int4) p
        returning id, programme_id
      ), record as (
        insert into student (admission_id, user_id, student_type_id, entry_session_id, created_at) select l.id, a.id, 1, 1, now() from listed l, account a returning id
      ), placed as (
        insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id) select r.id, 1, 1, l.programme_id, $3::int4, 100 from record r, listed l
      )
      select l.id as admission, r.id as student from listed l, record r`,
  });
  const { token, userId } = await signedIn(server, userName, DEMO_PASSWORD);
  return { token, userId, userName, admissionId: String(made!['admission']), studentId: String(made!['student']) };
}

/** A file of the caller's own. @returns its id */
export async function sentFile(
  server: TestServer,
  token: string,
  bytes: Buffer,
  purpose: 'evidence' | 'passport' = 'evidence',
  name = 'birth-certificate.pdf',
): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), name);
  const reply = await fetch(`${server.address}/api/Student/file?purpose=${purpose}&id=${crypto.randomUUID()}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}` },
  });
  const { data, message } = (await reply.json()) as { data?: { id: string }; message?: string };
  if (!data) throw new Error(`${reply.status}: ${message}`);
  return data.id;
}
