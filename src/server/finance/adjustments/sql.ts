import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { matches, searchable } from '../../kit/list/search.ts';
import { selected } from '../../kit/list/selected.ts';
import { actedBy, joinActor } from '../../kit/people.ts';
import { stepped } from '../../kit/workflow/stepped.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { adjustmentReference } from './reference.ts';

const REFERENCE = adjustmentReference('a');
const ABOUT = `case a.kind when 'lodgement' then concat(a.bank, ', teller ', a.teller_number) else concat(f.name, ', ', e.name) end`;

const FROM = `adjustment a join student s on s.id = a.student_id join admission m on m.id = s.admission_id left join charge c on c.id = a.charge_id
  left join fee f on f.id = c.fee_id left join academic_session e on e.id = c.session_id ${joinActor('u', 'a.asked_by')}`;
const ROW = {
  id: 'uuid',
  reference: 'text',
  kind: 'text',
  fullName: 'text',
  number: 'text',
  about: 'text',
  amountKobo: 'int8',
  askedAt: 'timestamptz',
  askedBy: 'text',
  atOnce: 'bool',
  state: 'text',
} as const;
const SELECT = {
  id: 'a.id',
  reference: REFERENCE,
  kind: 'a.kind',
  fullName: 'm.full_name',
  number: 'coalesce(s.matric_number, m.reg_number)',
  about: ABOUT,
  amountKobo: 'a.amount_kobo',
  askedAt: 'a.asked_at',
  askedBy: `coalesce(${actedBy('a.asked_by')}, 'The college')`,
  atOnce: 'a.at_once',
  state: 'a.state',
};

export const adjustmentList = list({
  name: 'adjustments',
  from: FROM,
  columns: ROW,
  select: SELECT,
  key: { sql: 'a.id', type: 'uuid' },
  opens: '-askedAt',
  sorts: { askedAt: { sql: 'a.asked_at', type: 'timestamptz' } },
  sums: ['amountKobo'],
  filters: {
    search: matches(searchable(REFERENCE, 'm.full_name', 's.matric_number', 'm.reg_number', 'a.teller_number')),
    kind: equals('a.kind', 'text'),
    state: equals('a.state', 'text'),
  },
});

/** `due_kobo` is what is left of its charge; of a lodgement, of all that the student was charged. */
export const findAdjustment = sql('find-adjustment')`
  select ${selected(SELECT, ROW)}, a.student_id, a.charge_id as "charge_id?", s.user_id as "user_id?", a.reason, a.paper, p.name as paper_name,
         a.bank as "bank?", a.teller_number as "teller_number?", to_char(a.lodged_on, 'YYYY-MM-DD') as "lodged_on?", a.posted_at as "posted_at?", a.remains,
         (select coalesce(sum(g.amount_kobo), 0)::int8 from posting g where g.account = 'receivable' and g.student_id = a.student_id
             and (a.charge_id is null or g.charge_id = a.charge_id)) as due_kobo,
         (select to_char(b.day, 'YYYY-MM-DD') from bank_statement_line b where b.adjustment_id = a.id) as "statement_day?"
    from ${FROM} join student_file p on p.id = a.paper where a.id = $id`;

/** No row comes for a request that was sent before, nor for a slip that was taken before. */
export const insertAdjustment = sql('insert-adjustment')`
  with made as (
    insert into adjustment (request, kind, student_id, charge_id, amount_kobo, bank, teller_number, lodged_on, reason, paper, asked_at, asked_by, at_once)
    values ($request, $kind, $studentId, $chargeId?, $amountKobo, $bank?, $tellerNumber?, $lodgedOn?, $reason, $paper, $now, $actor, $atOnce)
    on conflict do nothing returning id, kind, student_id, amount_kobo
  ), noted as (
    ${stepped('adjustment', 'made', { from: "'asked'", to: "'asked'", step: "'ask'", reason: '$reason' })}
  ), ${audited('adjustment-asked', 'adjustment', 'made', {
    detail: { kind: 'kind', student: 'student_id', kobo: 'amount_kobo', reason: '$reason::text' },
  })}
  select id from made`;

export const adjustmentOfRequest = sql('adjustment-of-request')`
  select id, state from adjustment where request = $request and asked_by = $actor`;

export const notePosted = sql('note-adjustment-posted')`
  update adjustment set posted_at = $now where id = $id`;

export const noteRemains = sql('note-what-remains-of-adjustment')`
  update adjustment set remains = $remains where id = $id`;

/** By either of their numbers. */
export const studentNumbered = sql('student-to-adjust')`
  select s.id, m.full_name, coalesce(s.matric_number, m.reg_number) as number
    from student s join admission m on m.id = s.admission_id
   where upper($number) in (upper(s.matric_number), upper(m.reg_number)) order by s.id limit 1`;

export const studentToAdjust = sql('student-of-adjustment')`
  select s.id, s.user_id as "user_id?" from student s where s.id = $studentId`;

/** By charge, what waits for approval. */
export const askedOfCharges = sql('asked-of-charges')`
  select charge_id as "charge_id!", sum(amount_kobo)::int8 as "kobo!" from adjustment
   where student_id = $studentId and state = 'asked' and charge_id is not null group by charge_id`;

/** The bank's statement has this slip already, and its money waits in a case. */
export const suspendedOfAmount = sql('suspended-lines-of-amount')`
  select b.narration, b.reference as "reference?", c.rrr from bank_statement_line b join payment_case c on c.id = b.case_id
   where b.state = 'suspense' and b.amount_kobo = $amountKobo order by b.id`;

/** Slips that were entered and that no line of a statement has yet. */
export const lodgementsOfAmount = sql('lodgements-of-amount')`
  select a.id, a.teller_number as "teller_number!" from adjustment a
   where a.kind = 'lodgement' and a.state = 'posted' and a.amount_kobo = $amountKobo
     and not exists (select from bank_statement_line b where b.adjustment_id = a.id) order by a.number for update of a`;

/** A slip and the line of it come wholly one after the other. */
export const lockSlips = sql('lock-slips')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('slips of tellers'))) as lock`;

export const paperOf = sql('paper-of-adjustment')`
  select f.name, f.content_type, f.byte_count, f.file_id from adjustment a join student_file f on f.id = a.paper where a.id = $id`;
