import { nameOn } from '../../kit/people.ts';
import { sql } from '../../platform/database/describedSql.ts';

const askedOf = (source: string) =>
  `(select coalesce(sum(r.amount_kobo), 0)::int8 from refund r where ${source} and r.state = 'asked') as asked_kobo`;

/** What was set aside for the payer of a case. */
const OF_CASE = `
  select c.id as "case_id?", null::uuid as "student_id?", c.invoice_id as "invoice_id?",
         coalesce(case when i.id is null then nullif(c.payer, '') else ${nameOn('i')} end, 'Nobody known') as "payer_name!", coalesce(i.email, '') as "email!",
         concat(case when c.kind = 'lodgement' then 'Lodgement ' else 'RRR ' end, concat_ws(', ', c.rrr, i.description)) as about, s.user_id as "user_id?",
         (select coalesce(- sum(p.amount_kobo), 0)::int8 from posting p where p.case_id = c.id and p.account = 'refunds due') as held_kobo,
         0::int8 as owed_kobo, ${askedOf('r.case_id = c.id')}
    from payment_case c left join invoice i on i.id = c.invoice_id left join student s on s.id = i.student_id`;

const sumOf = (account: string, sign: '' | '-') =>
  `(select coalesce(${sign} sum(p.amount_kobo), 0)::int8 from posting p where p.student_id = s.id and p.account = '${account}')`;

/** A student's credit. */
const OF_STUDENT = `
  select null::uuid as "case_id?", s.id as "student_id?", null::uuid as "invoice_id?", a.full_name as payer_name, coalesce(u.email, a.email) as "email!",
         concat('Credit of ', coalesce(s.matric_number, a.reg_number)) as about, s.user_id as "user_id?",
         ${sumOf('student credit', '-')} as held_kobo, ${sumOf('receivable', '')} as owed_kobo, ${askedOf('r.student_id = s.id')}
    from student s join admission a on a.id = s.admission_id left join user_account u on u.id = s.user_id`;

/** Of money that no invoice asked for. */
export const lockCase = sql('lock-case-of-refund')`
  select id from payment_case where id = $caseId for no key update`;

export const caseSource = sql('refund-source-of-case')`
  ${OF_CASE} where c.id = $caseId`;

export const studentSource = sql('refund-source-of-student')`
  ${OF_STUDENT} where s.id = $studentId`;

/** By an RRR or the number of the case's invoice; those of which something was set aside. */
export const caseSourcesNamed = sql('refund-sources-of-cases')`
  ${OF_CASE} where (c.rrr = $rrr or i.invoice_number = upper($name))
     and exists (select from posting p where p.case_id = c.id and p.account = 'refunds due') order by c.opened_at, c.id`;

/** By either of their numbers. */
export const studentSourcesNamed = sql('refund-sources-of-students')`
  ${OF_STUDENT} where upper($name) in (upper(s.matric_number), upper(a.reg_number)) order by s.id`;

/** Whoever did anything with a case does not approve what is refunded of it. */
export const tookPart = sql('took-part-in-case')`
  select step from workflow_step where subject = 'payment_case' and subject_id = $caseId::text and position($userId::text in actor) > 0 limit 1`;
