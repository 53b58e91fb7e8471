import { equals } from '../../../kit/list/filters.ts';
import { list } from '../../../kit/list/list.ts';
import { matches, searchable } from '../../../kit/list/search.ts';
import { selected } from '../../../kit/list/selected.ts';
import { actedBy, FULL_NAME, joinActor } from '../../../kit/people.ts';
import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** Lines are written, placed and taken back one after another. */
export const lockOpening = sql('lock-opening-balances')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('opening balances'))) as lock`;

const DEBT = `(select coalesce(sum(h.value::int8), 0)::int8 from jsonb_each_text(l.debts) h)`;
const FROM = `opening_line l join academic_session e on e.id = l.session_id ${joinActor('u', 'l.uploaded_by')}`;
const ROW = {
  id: 'uuid',
  number: 'text',
  name: 'text',
  session: 'text',
  debtKobo: 'int8',
  creditKobo: 'int8',
  state: 'text',
  question: 'text?',
  uploadedAt: 'timestamptz',
  owner: 'text',
} as const;
const SELECT = {
  id: 'l.id',
  number: 'l.matric_number',
  name: 'l.name',
  session: 'e.name',
  debtKobo: DEBT,
  creditKobo: 'l.credit_kobo',
  state: 'l.state',
  question: 'l.question',
  uploadedAt: 'l.uploaded_at',
  owner: `coalesce(${actedBy('l.uploaded_by')}, 'The college')`,
};

export const openingLineList = list({
  name: 'opening-lines',
  from: FROM,
  columns: ROW,
  select: SELECT,
  key: { sql: 'l.id', type: 'uuid' },
  opens: 'uploadedAt',
  sorts: {
    uploadedAt: { sql: 'l.uploaded_at', type: 'timestamptz' },
    debtKobo: { sql: DEBT, type: 'int8' },
  },
  sums: ['debtKobo', 'creditKobo'],
  filters: {
    search: matches(searchable('l.matric_number', 'l.name')),
    state: equals('l.state', 'text'),
    sessionId: equals('l.session_id', 'int4'),
  },
});

export const findOpeningLine = sql('find-opening-line')`
  select ${selected(SELECT, ROW)}, l.debts, to_char(l.due_on, 'YYYY-MM-DD') as "due_on!", l.student_id, l.settled_because,
         (select ${actedBy('w.actor', 'v')} from (select l.settled_by as actor) w ${joinActor('v', 'w.actor')}) as "settled_by?"
    from ${FROM} where l.id = $id`;

const STUDENT = `student s join admission a on a.id = s.admission_id left join user_account u on u.id = s.user_id`;
const NAME = `coalesce(nullif(${FULL_NAME}, ''), a.full_name)`;

/** `numbers` in capitals. Of several students of one registration number the latest one is meant. */
export const studentsNumbered = sql('students-of-opening-numbers')`
  select distinct on (n.number) n.number as "number!", s.id, ${NAME} as "full_name!" from unnest($numbers::text[]) as n (number)
    join (${STUDENT}) on s.matric_number = n.number or a.reg_number = n.number
   order by n.number, (s.matric_number = n.number) desc nulls last, s.created_at desc`;

export const studentNamed = sql('student-of-opening-line')`
  select s.id, ${NAME} as "full_name!", coalesce(s.matric_number, a.reg_number) as "number!", s.user_id from ${STUDENT} where s.id = $studentId`;

/** What waits: of these lines, of all where none are named. */
export const linesToPlace = sql('opening-lines-to-place')`
  select id, matric_number as number, name from opening_line
   where state = 'suspense' and ($lineIds?::uuid[] is null or id = any($lineIds)) order by id for update`;

/** `lines` holds [{id, studentId, question}]. */
export const placeLines = sql('place-opening-lines')`
  update opening_line l set student_id = p."studentId", question = p.question, state = case when p."studentId" is null then 'suspense' else 'posted' end
    from jsonb_to_recordset($lines::jsonb) as p (id uuid, "studentId" uuid, question text) where l.id = p.id`;

export const studentsOfLines = sql('students-of-opening-lines')`
  select distinct student_id as "student_id!" from opening_line where student_id is not null and ($lineIds?::uuid[] is null or id = any($lineIds))`;

/** What these students are to owe. */
export const wantedDebts = sql('wanted-opening-debts')`
  select l.student_id as "student_id!", l.session_id, h.key as head, sum(h.value::int8)::int8 as "amount_kobo!",
         to_char(min(l.due_on), 'YYYY-MM-DD') as "due_on!"
    from opening_line l cross join lateral jsonb_each_text(l.debts) h
   where l.state = 'posted' and l.student_id = any($studentIds::uuid[]) group by l.student_id, l.session_id, h.key
   order by l.student_id, l.session_id, h.key`;

export const wantedCredits = sql('wanted-opening-credits')`
  select student_id as "student_id!", sum(credit_kobo)::int8 as "credit_kobo!" from opening_line
   where state = 'posted' and student_id = any($studentIds::uuid[]) group by student_id`;

export const lineToSettle = sql('opening-line-to-settle')`
  select id, state, student_id from opening_line where id = $id for update`;

export const settleLine = sql('settle-opening-line')`
  with settled as (
    update opening_line l set state = case when $studentId?::uuid is null then 'dismissed' else 'posted' end, student_id = $studentId, question = null,
           settled_at = $now, settled_by = $actor, settled_because = $reason
     where l.id = $id returning l.id, l.matric_number as number, l.student_id
  ), ${audited('$action', 'opening_line', 'settled', {
    detail: { number: 'number', student: 'student_id', reason: '$reason::text' },
  })}
  select id from settled`;

/** Where all of it is taken back: what was uploaded is uploaded again. */
export const removeLines = sql('remove-opening-lines')`
  with removed as (
    delete from opening_line returning id
  ), counted as (select count(*)::int4 as lines from removed
  ), ${audited('opening-balances-taken-back', 'opening_line', 'counted', {
    id: "'all'",
    detail: { lines: 'lines', reason: '$reason::text' },
  })}
  select lines from counted`;

/** What stands in the way of taking all of it back, and how many lines there are. */
export const touchedOpening = sql('touched-opening-balances')`
  select exists (select from opening_sheet where state = 'signed') as "is_signed!",
         exists (select from charge c join posting p on p.charge_id = c.id join journal j on j.id = p.journal_id
           where c.purpose = 'arrears' and c.occasion = 'opening' and p.account = 'receivable' and j.kind not in ('opening balance', 'opening corrected'))
         as "is_paid!",
         exists (select from posting p join journal j on j.id = p.journal_id where p.account = 'student credit' group by p.student_id
           having coalesce(sum(p.amount_kobo) filter (where j.kind = 'opening credit'), 0) < 0
              and sum(p.amount_kobo) > sum(p.amount_kobo) filter (where j.kind = 'opening credit')) as "is_used!",
         (select count(*)::int4 from opening_line) as "lines!", (select count(*)::int4 from opening_line where state = 'suspense') as "waiting!"`;
