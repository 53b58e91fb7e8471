import { alphabetical } from '../../kit/list/search.ts';
import { ADJUSTMENT_REFERENCE } from '../adjustments/reference.ts';
import { LOAN_REFERENCE } from '../loans/reference.ts';
import { actedBy, FULL_NAME, joinActor } from '../../kit/people.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** What a student owes or has as credit. */
const ON_ACCOUNT = `p.account in ('receivable', 'student credit')`;

/** Kinds whose key is the reference of an adjustment. */
const ADJUSTED = [
  'waiver',
  'waiver reversed',
  'debt written off',
  'write-off reversed',
  'manual lodgement',
  'lodgement reversed',
]
  .map((kind) => `'${kind}'`)
  .join(', ');

const NAME = `coalesce(nullif(${FULL_NAME}, ''), a.full_name)`;

/** Of the account, else of the latest invoice, else of the application: who never signed in has a phone too. `s`, `a` and `u` are joined. */
export const PHONE = `coalesce(nullif(u.mobile_number, ''),
    (select i.phone from invoice i where i.student_id = s.id and i.phone <> '' order by i.created_at desc limit 1),
    (select n.mobile_number from application n where a.reg_number in (n.jamb_number, n.application_number) order by n.started_at desc limit 1))`;

export const accountHolder = sql('holder-of-student-account')`
  select s.id, ${NAME} as full_name, coalesce(s.matric_number, a.reg_number) as number, ${PHONE} as "phone?", coalesce(u.email, a.email) as "email?",
         g.name as "programme?", d.name as "department?", l.level_id as "level_id?"
    from student s join admission a on a.id = s.admission_id left join user_account u on u.id = s.user_id
    left join student_session l on l.student_id = s.id and l.is_latest left join school_programme g on g.id = l.programme_id
    left join department d on d.id = l.department_id
   where s.id = $studentId`;

/**
 * A line is what a journal moves of a session's charges, or of the credit. `rrr` is of money that came by one; `settled_because` is what the
 * bursary wrote as it settled a payment case, `withdrawn_because` as it withdrew an award.
 */
export const accountLines = sql('lines-of-student-account')`
  select l.journal_id, l.kind, l.key, l.at, l.account, l.session as "session?", l.kobo, l.fees as "fees?", l.invoice_number as "invoice_number?",
         l.reasons as "reasons?", l.acted_by as "acted_by?", o.rrr as "rrr?", c.case_id as "case_id?", w.reason as "settled_because?",
         t.name as "scholarship?", x.reason as "withdrawn_because?",
         d.reason as "adjusted_because?", n.batch as "loan_batch?", d.bank as "bank?", d.teller_number as "teller_number?", to_char(d.lodged_on, 'YYYY-MM-DD') as "lodged_on?"
    from (
      select j.id as journal_id, j.kind, j.key, j.at, p.account, e.name as session, sum(p.amount_kobo)::int8 as kobo,
             string_agg(distinct f.name, ', ') as fees, max(i.invoice_number) as invoice_number, jsonb_agg(h.why) filter (where h.id is not null)
             as reasons, max(${actedBy('j.actor')}) as acted_by
        from posting p join journal j on j.id = p.journal_id left join charge h on h.id = p.charge_id left join fee f on f.id = h.fee_id
        left join academic_session e on e.id = h.session_id left join invoice i on i.id = p.invoice_id ${joinActor('u', 'j.actor')}
       where p.student_id = $studentId and ${ON_ACCOUNT}
       group by j.id, p.account, e.name having sum(p.amount_kobo) <> 0) l
    left join adjustment d on d.student_id = $studentId and ${ADJUSTMENT_REFERENCE} = l.key and l.kind in (${ADJUSTED})
    left join loan_line n on n.student_id = $studentId and ${LOAN_REFERENCE} = l.key and l.kind = 'student loan'
    left join remita_order o on o.rrr = split_part(l.key, ' ', 1)
    left join lateral (select s.case_id from posting s where s.journal_id = l.journal_id and s.case_id is not null limit 1) c on true
    left join lateral (
      select s.reason from workflow_step s where s.subject = 'payment_case' and s.subject_id = c.case_id::text and s.step = 'settle'
       order by s.number desc limit 1) w on true
    left join lateral (
      select h.name from scholarship_award r join scholarship h on h.id = r.scholarship_id
       where r.student_id = $studentId and l.kind = 'award' and r.id::text = split_part(replace(l.key, 'withdrawn ', ''), ' ', 1)) t on true
    left join lateral (
      select s.detail ->> 'reason' as reason from audit_entry s
       where l.kind = 'award' and l.key like 'withdrawn %' and s.subject_kind = 'student' and s.subject_id = $studentId::text
         and s.action = 'scholarship-withdrawn' and s.at = l.at limit 1) x on true
   order by l.at, l.journal_id, l.account, l.session`;

/** Numbers are of letters, digits and signs before '~'. */
const begins = (column: string): string =>
  `${column} collate "C" >= $number::text and ${column} collate "C" < $number::text || '~'`;

const MOST_FOUND = 10;

/** By number, name, phone and email address, and by an invoice's and an RRR's number; whoever has the number itself comes first. */
export const accountsFound = sql('find-student-accounts')`
  with hits as (
    (select s.id from student s where ${begins('s.matric_number')} order by s.matric_number collate "C" limit ${MOST_FOUND})
    union (select s.id from admission a join student s on s.admission_id = a.id where ${begins('a.reg_number')}
            order by a.reg_number collate "C" limit ${MOST_FOUND})
    union select s.id from admission a join student s on s.admission_id = a.id where a.search @@ to_tsquery('simple', $words)
    union select s.id from user_account u join student s on s.user_id = u.id where u.search @@ to_tsquery('simple', $words)
    union select i.student_id from invoice i where i.student_id is not null and i.search @@ to_tsquery('simple', $words)
    union select i.student_id from remita_order o join invoice i on i.id = o.invoice_id
           where i.student_id is not null and o.rrr is not null and ${begins('o.rrr')}
    union select s.id from application n join admission a on a.reg_number in (n.jamb_number, n.application_number) join student s on s.admission_id = a.id
           where n.mobile_number = $number or n.application_number = $number?
  )
  select s.id as student_id, ${NAME} as full_name, coalesce(s.matric_number, a.reg_number) as number, g.name as "programme?",
         coalesce((select sum(p.amount_kobo) from posting p where p.student_id = s.id and ${ON_ACCOUNT}), 0)::int8 as balance_kobo
    from hits h join student s on s.id = h.id join admission a on a.id = s.admission_id left join user_account u on u.id = s.user_id
    left join student_session l on l.student_id = s.id and l.is_latest left join school_programme g on g.id = l.programme_id
   order by coalesce($number in (s.matric_number, a.reg_number), false) desc, ${alphabetical(NAME).sql}, s.id limit ${MOST_FOUND}`;
