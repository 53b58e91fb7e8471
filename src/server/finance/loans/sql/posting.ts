import { sql } from '../../../platform/database/describedSql.ts';
import { loanReference } from '../reference.ts';

/** `lines` holds [{number, session}], in the spelling of the rules. A row for each, in their order, with what the college knows of it. */
export const factsOfLines = sql('facts-of-loan-lines')`
  select l.place::int4 as "place!", s.id as "student_id?", s.user_id as "user_id?", a.full_name as "full_name?", a.state = 'withdrawn' as "has_left?",
         e.id as "session_id?", p.student_id is not null as "is_of_session!"
    from rows from (jsonb_to_recordset($lines::jsonb) as (number text, session text)) with ordinality as l (number, session, place)
    left join lateral (
      select f.id from (
        select s.id, 1 as rank from student s where s.matric_number = l.number
        union all select s.id, 2 from admission a join student s on s.admission_id = a.id where a.reg_number = l.number) f
       order by f.rank, f.id limit 1) h on true
    left join student s on s.id = h.id left join admission a on a.id = s.admission_id
    left join academic_session e on upper(e.name) = l.session
    left join student_session p on p.student_id = s.id and p.session_id = e.id
   order by l.place`;

export const newLines = sql('new-loan-lines')`
  select n.id, ${loanReference('n')} as "reference!", n.number, n.session, n.full_name, n.amount_kobo from loan_line n join loan_batch b on b.reference = n.batch and b.state = 'approved'
   where n.state = 'new' and ($reference?::text is null or n.batch = $reference) and n.id > $after order by n.id limit $limit`;

export const linesOfBatch = sql('lines-of-loan-batch')`
  select number, session, full_name, amount_kobo from loan_line where batch = $reference order by id`;

/** Of many at once one posts it. Lock the student's money before. */
export const lockLine = sql('lock-loan-line')`
  select id from loan_line where id = $id and state = 'new' for update`;

export const notePosted = sql('note-loan-line-posted')`
  update loan_line set state = 'posted', student_id = $studentId, session_id = $sessionId, credit_kobo = $creditKobo, problem = null, posted_at = $now
   where id = $id and state = 'new'`;

export const noteCase = sql('note-case-of-loan-line')`
  update loan_line set state = 'case', case_id = $caseId, problem = $problem, posted_at = $now where id = $id and state = 'new'`;

/** A batch and the bank's line of it come wholly one after the other. */
export const lockLoans = sql('lock-student-loans')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('batches of student loans'))) as lock`;

/** Batches that were approved and that no line of a statement has yet. */
export const batchesOfAmount = sql('loan-batches-of-amount')`
  select b.id, b.reference from loan_batch b
   where b.state = 'approved' and (select sum(n.amount_kobo) from loan_line n where n.batch = b.reference)::int8 = $amountKobo
     and not exists (select from bank_statement_line s where s.loan_batch_id = b.id) order by b.reference`;

/** Lines of the bank whose money waits in a lodgement of this amount, untouched. */
export const lodgementsOfBatch = sql('lodgements-of-loan-batch')`
  select s.id, s.narration, s.reference as "reference?", c.id as case_id, c.rrr from bank_statement_line s join payment_case c on c.id = s.case_id
   where s.state = 'suspense' and s.loan_batch_id is null and s.amount_kobo = $amountKobo and c.kind = 'lodgement' and c.state = 'open'
     and (select - sum(p.amount_kobo) from posting p where p.case_id = c.id and p.account = 'suspense')::int8 = $amountKobo order by s.id`;

export const noteStatementLine = sql('note-loan-batch-on-statement')`
  update bank_statement_line set loan_batch_id = $batchId where id = $id`;
