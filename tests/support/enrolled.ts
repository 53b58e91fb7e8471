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

/** Everything has a default: an undergraduate of computing, 100 level, in the session that is open, matriculated. */
export interface Enrolling {
  readonly state?: string;
  readonly studentTypeId?: number;
  readonly sessionId?: number;
  readonly entrySessionId?: number;
  readonly departmentId?: number;
  /** A programme of that student type; the first that its department takes part in. */
  readonly programmeId?: number;
  readonly levelId?: number;
  readonly isFinalYear?: boolean;
  readonly isIndigene?: boolean;
  readonly tags?: readonly string[];
  /** 1 male, 2 female. */
  readonly genderId?: number;
}

export const COMPUTING = 22;

/** A student of any type, session and level, with an account; signed in. @param userName one of its own in the college */
export async function enrolled(server: TestServer, userName: string, of: Enrolling = {}): Promise<Enrolled> {
  const {
    rows: [made],
  } = await server.platform.database.query({
    name: '',
    values: [
      userName,
      of.state ?? 'matriculated',
      of.departmentId ?? COMPUTING,
      `${userName}@candidates.example`,
      `2026${String(userName.length)}${userName.toUpperCase()}`,
      of.studentTypeId ?? 1,
      of.sessionId ?? 1,
      of.entrySessionId ?? of.sessionId ?? 1,
      of.programmeId ?? null,
      of.levelId ?? 100,
      of.isFinalYear ?? false,
      of.isIndigene ?? false,
      [...(of.tags ?? [])],
      of.genderId ?? 2,
    ],
    text: `
      with account as (
        insert into user_account (user_name, role_id, surname, firstname, middlename, email, birthday, student_type_id, password_hash, created_at, moved_at)
        select $1, role_id, 'Okafor', 'Ada', 'Ngozi', $4, '2007-05-06', $6::int4, password_hash, now(), now() from user_account where user_name = 'student' returning id
      ), listed as (
        insert into admission (session_id, student_type_id, reg_number, full_name, programme_id, department_id, admitted_on, email, imported_at, imported_by, state)
        select $8::int4, $6::int4, $5, 'Okafor Ada Ngozi', p.id, $3::int4, '2026-11-01', $4, now(), 'system:test', $2
          from (select coalesce($9::int4, min(d.school_programme_id), min(g.id)) as id from school_programme g left join programme_department d on d.school_programme_id = g.id and d.department_id = $3::int4 where g.student_type_id = $6::int4) p
        returning id, programme_id
      ), record as (
        insert into student (admission_id, user_id, student_type_id, entry_session_id, gender_id, created_at) select l.id, a.id, $6::int4, $8::int4, $14::int4, now() from listed l, account a returning id
      ), placed as (
        insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id, is_final_year, is_indigene, tags)
        select r.id, $7::int4, $6::int4, l.programme_id, $3::int4, $10::int4, $11, $12, $13::text[] from record r, listed l
      )
      select l.id as admission, r.id as student from listed l, record r`,
  });
  const { token, userId } = await signedIn(server, userName, DEMO_PASSWORD);
  return { token, userId, userName, admissionId: String(made!['admission']), studentId: String(made!['student']) };
}

/** A file of the caller's own. @returns its id */
export async function sentFile(
  server: Pick<TestServer, 'address'>,
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
