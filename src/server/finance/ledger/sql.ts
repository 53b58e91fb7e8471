import { sql } from '../../platform/database/describedSql.ts';

/**
 * `journals` holds [{kind, key, at, day, actor, reverses, postings}], and each of those postings [{account, studentId, chargeId, invoiceId,
 * caseId, amountKobo}]. No row comes where there is a journal of this kind and key.
 */
export const insertJournals = sql('post-journals')`
  with wanted as materialized (
    select * from jsonb_to_recordset($journals::jsonb)
        as w (kind text, key text, at timestamptz, day date, actor text, reverses uuid, postings jsonb)
  ), made as (
    insert into journal (kind, key, at, day, actor, reverses) select kind, key, at, day, actor, reverses from wanted
    on conflict (kind, key) do nothing returning id, kind, key
  ), posted as (
    insert into posting (journal_id, account, student_id, charge_id, invoice_id, case_id, amount_kobo)
    select made.id, p.account, p."studentId", p."chargeId", p."invoiceId", p."caseId", p."amountKobo"
      from made join wanted w on w.kind = made.kind and w.key = made.key
      cross join lateral jsonb_to_recordset(w.postings)
                      as p (account text, "studentId" uuid, "chargeId" uuid, "invoiceId" uuid, "caseId" uuid, "amountKobo" bigint)
  )
  select id, key from made`;

/** A student's account: what is owed is positive, credit negative. */
export const balances = sql('student-balances')`
  select account, coalesce(sum(amount_kobo), 0)::int8 as kobo from posting
   where student_id = $studentId and account in ('receivable', 'student credit') group by account`;

/** Those of them who have credit. */
export const creditors = sql('students-with-credit')`
  select student_id as "student_id!" from posting
   where student_id = any($studentIds::uuid[]) and account = 'student credit' group by student_id having sum(amount_kobo) < 0 order by student_id`;
