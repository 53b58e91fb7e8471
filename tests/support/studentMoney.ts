import type { Queryable } from '#server/platform/database/database.ts';
import type { TestServer } from './server.ts';

const run = async (db: Queryable, text: string, values: unknown[] = []) =>
  (await db.query({ name: '', text, values })).rows;

interface FeeFacts {
  readonly purpose?: string;
  readonly isSplittable?: boolean;
  readonly rank?: number;
}

/** A fee that students are charged; its amount is its assignment's. @returns its id */
export async function studentFee(
  { platform: { database } }: TestServer,
  name: string,
  { purpose = 'school', isSplittable = true, rank = 100 }: FeeFacts = {},
): Promise<number> {
  const [fee] = await run(
    database,
    `insert into fee (type_id, name, purpose, is_splittable, rank) values ((select min(id) from fee_type), $1, $2, $3, $4) returning id`,
    [name, purpose, isSplittable, rank],
  );
  return Number(fee!['id']);
}

/** Undergraduates of 100 level in the session that is open, without accounts. @returns their ids */
export async function manyStudents({ platform: { database } }: TestServer, count: number): Promise<string[]> {
  const rows = await run(
    database,
    `
    with programme as (
      select school_programme_id as id, department_id from programme_department order by 1, 2 limit 1
    ), listed as (
      insert into admission (session_id, student_type_id, reg_number, full_name, programme_id, department_id, admitted_on, email, imported_at, imported_by, state)
      select 1, 1, 'CROWD' || n, 'Okafor Crowd ' || n, p.id, p.department_id, '2026-11-01', 'crowd' || n || '@candidates.example', now(), 'system:test', 'matriculated'
        from generate_series(1, $1::int4) n, programme p returning id, programme_id, department_id
    ), record as (
      insert into student (admission_id, student_type_id, entry_session_id, gender_id, created_at) select id, 1, 1, 1, now() from listed returning id, admission_id
    )
    insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id)
    select r.id, 1, 1, l.programme_id, l.department_id, 100 from record r join listed l on l.id = r.admission_id returning student_id`,
    [count],
  );
  return rows.map((row) => String(row['student_id']));
}

/** Every account's sum, and the journals whose postings do not sum to zero: there are none. */
export async function ledgerOf({ platform: { database } }: TestServer): Promise<Record<string, number>> {
  const uneven = await run(database, 'select journal_id from posting group by journal_id having sum(amount_kobo) <> 0');
  if (uneven.length > 0) throw new Error(`${uneven.length} journals do not sum to zero`);
  const accounts = await run(database, 'select account, sum(amount_kobo)::int8 as kobo from posting group by account');
  return Object.fromEntries(accounts.map(({ account, kobo }) => [String(account), Number(kobo)]));
}

interface Published {
  readonly purpose?: string;
  readonly studentTypeId?: number;
  readonly sessionId?: number;
  readonly isIndigene?: boolean;
  readonly levelId?: number;
  readonly departmentId?: number;
  readonly tag?: string;
  /** Of sundry fees, those that nobody has to pay. */
  readonly offered?: readonly number[];
}

/** A rule of who pays what; one of the same selector is replaced. @param lines fee to kobo */
export async function publishFees(
  { platform: { database } }: TestServer,
  lines: Readonly<Record<number, number>>,
  {
    purpose = 'school',
    studentTypeId = 1,
    sessionId = 1,
    isIndigene,
    levelId,
    departmentId,
    tag,
    offered = [],
  }: Published = {},
): Promise<void> {
  const selector = [
    purpose,
    sessionId,
    studentTypeId,
    isIndigene ?? null,
    levelId ?? null,
    departmentId ?? null,
    tag ?? null,
  ];
  await run(
    database,
    `update fee_assignment set state = 'replaced' where state = 'published' and purpose = $1 and session_id = $2 and student_type_id = $3
        and is_indigene is not distinct from $4 and level_id is not distinct from $5 and department_id is not distinct from $6 and tag is not distinct from $7`,
    selector,
  );
  await run(
    database,
    `with made as (
       insert into fee_assignment (purpose, session_id, student_type_id, is_indigene, level_id, department_id, tag, state, published_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'draft', now()) returning id
     ) insert into fee_assignment_line (assignment_id, fee_id, amount_kobo, is_offered)
       select made.id, key::int4, value::int8, key::int4 = any($9::int4[]) from made, jsonb_each_text($8::jsonb)`,
    [...selector, JSON.stringify(lines), [...offered]],
  );
  await run(database, `update fee_assignment set state = 'published' where state = 'draft'`);
}

/** Undergraduates of a session pay 60 per cent first. */
export const planInstalments = ({ platform: { database } }: TestServer, sessionId = 1, dueOn: string | null = null) =>
  run(
    database,
    `insert into instalment_plan (session_id, student_type_id, part, percent, due_on)
     values ($1, 1, 'Full', 100, null), ($1, 1, 'FirstInstallment', 60, $2::date), ($1, 1, 'SecondInstallment', 40, null)
     on conflict (session_id, student_type_id, part) do update set percent = excluded.percent, due_on = excluded.due_on, active = true`,
    [sessionId, dueOn],
  );
