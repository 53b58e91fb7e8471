import { nameOn } from '../../kit/people.ts';
import { stepped } from '../../kit/workflow/stepped.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** What the demo college's cases set aside, the oldest first. */
export const dueCases = sql('demo.due-cases')`
  select c.id, ${nameOn('i')} as payer_name, i.email, (- sum(p.amount_kobo))::int8 as "kobo!"
    from payment_case c join invoice i on i.id = c.invoice_id join posting p on p.case_id = c.id and p.account = 'refunds due'
    join workflow_step s on s.subject = 'payment_case' and s.subject_id = c.id::text and s.step = 'settle'
   where not exists (select from refund r where r.case_id = c.id)
   group by c.id, i.id, s.at having sum(p.amount_kobo) < 0 order by s.at, c.id`;

/** Both officers, or no row. */
export const demoOfficers = sql('demo.refund-officers')`
  select 'user:' || b.id as "bursar!", 'user:' || a.id as "auditor!" from user_account b, user_account a
   where b.user_name = 'bursar' and a.user_name = 'auditor'`;

export const insertDemoRefund = sql('demo.refund')`
  with made as (
    insert into refund (id, request, case_id, amount_kobo, payer_name, email, bank, account_number, account_name, reason, asked_at, asked_by)
    values ($id, $id, $caseId, $kobo, $payerName, $email, $bank, $accountNumber, upper($payerName), $reason, $now, $actor) returning id
  )
  ${stepped('refund', 'made', { from: "'asked'", to: "'asked'", step: "'ask'", request: 'id', reason: '$reason' })}`;
