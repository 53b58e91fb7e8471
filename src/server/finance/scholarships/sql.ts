import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { active, byName } from '../../kit/resource/named.ts';
import { resource } from '../../kit/resource/resource.ts';
import { writes } from '../../kit/resource/writes.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

export interface Terms {
  readonly name: string;
  readonly funder: string;
  readonly sessionId: number;
  readonly feeIds: readonly number[];
  readonly percent: number | null;
  readonly amountKobo: number | null;
  readonly capKobo: number | null;
}

const writesTerms = writes(
  {
    name: 'text',
    funder: 'text',
    session_id: 'int4',
    fee_ids: 'int4[]',
    percent: 'int4?',
    amount_kobo: 'int8?',
    cap_kobo: 'int8?',
  },
  ({ name, funder, sessionId, feeIds, percent, amountKobo, capKobo }: Terms) => ({
    name,
    funder,
    session_id: sessionId,
    fee_ids: feeIds,
    percent,
    amount_kobo: amountKobo,
    cap_kobo: capKobo,
  }),
);

const OF_AWARDS = `from scholarship_award w where w.scholarship_id = t.id and w.state = 'awarded'`;

export const scholarships = resource({
  table: 'scholarship',
  list: {
    from: 'scholarship t join academic_session e on e.id = t.session_id',
    columns: {
      id: 'int4',
      name: 'text',
      funder: 'text',
      sessionId: 'int4',
      session: 'text',
      fees: 'text?',
      percent: 'int4?',
      amountKobo: 'int8?',
      capKobo: 'int8?',
      students: 'int4',
      usedKobo: 'int8',
      active: 'bool',
      revision: 'int4',
    },
    select: {
      id: 't.id',
      name: 't.name',
      sessionId: 't.session_id',
      session: 'e.name',
      fees: `(select string_agg(f.name, ', ' order by f.rank, f.id) from fee f where f.id = any(t.fee_ids))`,
      percent: 't.percent',
      amountKobo: 't.amount_kobo',
      capKobo: 't.cap_kobo',
      students: `(select count(*)::int4 ${OF_AWARDS})`,
      usedKobo: `(select coalesce(sum(w.amount_kobo), 0)::int8 ${OF_AWARDS})`,
      active: 't.active',
    },
    opens: '-session',
    sorts: { name: byName, funder: alphabetical('t.funder'), session: { sql: 'e.name', type: 'text' } },
    sums: ['usedKobo'],
    filters: {
      search: matches(searchable('t.name', 't.funder')),
      sessionId: equals('t.session_id', 'int4'),
      active,
    },
  },
  creates: writesTerms,
  corrects: writesTerms,
  taken: { at: '/name', message: 'this session has a scholarship of this name already' },
});

/** As the rules read it. Locked until the transaction ends, so that nobody corrects it meanwhile. */
export const lockScholarship = sql('lock-scholarship')`
  select id, name, session_id, to_jsonb(fee_ids) as fee_ids, percent, amount_kobo, cap_kobo, active, revision from scholarship where id = $id for share`;

const awardList = (name: string) =>
  list({
    name,
    from: `scholarship_award w join scholarship t on t.id = w.scholarship_id join student s on s.id = w.student_id join admission a on a.id = s.admission_id
      join academic_session e on e.id = w.session_id`,
    columns: {
      id: 'uuid',
      fullName: 'text',
      number: 'text',
      scholarship: 'text',
      session: 'text',
      amountKobo: 'int8',
      awardedAt: 'timestamptz',
      state: 'text',
    },
    select: {
      id: 'w.id',
      fullName: 'a.full_name',
      number: 'coalesce(s.matric_number, a.reg_number)',
      scholarship: 't.name',
      session: 'e.name',
      amountKobo: `case w.state when 'awarded' then w.amount_kobo else 0 end`,
      awardedAt: 'w.awarded_at',
      state: 'w.state',
    },
    key: { sql: 'w.id', type: 'uuid' },
    opens: 'fullName',
    sorts: { fullName: alphabetical('a.full_name'), awardedAt: { sql: 'w.awarded_at', type: 'timestamptz' } },
    sums: ['amountKobo'],
    filters: {
      search: matches(searchable('a.full_name', 's.matric_number', 'a.reg_number')),
      sessionId: equals('w.session_id', 'int4'),
      scholarshipId: equals('w.scholarship_id', 'int4'),
      state: equals('w.state', 'text'),
    },
  });

export const studentsOfScholarship = awardList('scholarship-students');
export const allAwards = awardList('student-scholarships');

export const ownAwards = sql('own-scholarships')`
  select t.name as scholarship, t.funder, w.amount_kobo from scholarship_award w join scholarship t on t.id = w.scholarship_id
    join student s on s.id = w.student_id
   where s.user_id = $userId and w.session_id = $sessionId and w.state = 'awarded' order by w.awarded_at, w.id`;

/** By the names of school fees, in small letters. */
export const schoolFeesNamed = sql('school-fees-named')`
  select id, lower(name) as name from fee where purpose = 'school' and lower(name) = any($names::text[]) order by id`;

/** Students of a session by either of their numbers, in capitals; whether they have the scholarship already. */
export const studentsNumbered = sql('students-numbered')`
  select s.id as student_id, a.full_name, upper(s.matric_number) as "matric_number?", upper(a.reg_number) as reg_number, p.student_type_id,
    p.programme_id, p.department_id, p.level_id,
         s.entry_session_id, p.is_indigene, to_jsonb(p.tags) as tags, s.gender_id,
         (select w.state from scholarship_award w where w.scholarship_id = $scholarshipId and w.student_id = s.id
           and w.session_id = p.session_id) as "award_state?"
    from student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id and p.session_id = $sessionId
   where upper(s.matric_number) = any($numbers::text[]) or upper(a.reg_number) = any($numbers::text[]) order by s.id`;

/** No row comes where the student has it already. */
export const insertAward = sql('insert-scholarship-award')`
  with made as (
    insert into scholarship_award (scholarship_id, student_id, session_id, amount_kobo, awarded_by, awarded_at)
    values ($scholarshipId, $studentId, $sessionId, $amountKobo, $actor, $now) on conflict do nothing returning id, student_id, amount_kobo
  ), ${audited('scholarship-awarded', 'student', 'made', { id: 'student_id', detail: { scholarship: '$scholarshipId::int4', kobo: 'amount_kobo' } })}
  select id from made`;

/** No row comes where it is withdrawn already. Lock the student's money before. */
export const withdraw = sql('withdraw-scholarship-award')`
  with withdrawn as (
    update scholarship_award set state = 'withdrawn' where id = $id and state = 'awarded' returning id, scholarship_id, student_id, amount_kobo
  ), ${audited('scholarship-withdrawn', 'student', 'withdrawn', {
    id: 'student_id',
    detail: { scholarship: 'scholarship_id', kobo: 'amount_kobo', reason: '$reason::text' },
  })}
  select id from withdrawn`;

/** What an award took of each charge. */
export const postedOfAward = sql('postings-of-scholarship-award')`
  select c.id as charge_id, (0 - sum(p.amount_kobo))::int8 as awarded_kobo
    from charge c join journal j on j.kind = 'award' and j.key = $id::uuid::text || ' ' || c.id::text
      join posting p on p.journal_id = j.id and p.account = 'receivable'
   where c.student_id = $studentId group by c.id`;
