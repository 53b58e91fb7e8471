import { sql } from '../../../platform/database/describedSql.ts';

export const openLines = sql('open-bank-lines')`
  select id from bank_statement_line where state = 'open' and id > $after order by id limit $limit`;

export const findLine = sql('find-open-bank-line')`
  select id, day, narration, reference, amount_kobo from bank_statement_line where id = $id and state = 'open'`;

/** Of many at once one places it. Lock the money of the student, or the invoice, before. */
export const lockLine = sql('lock-bank-line')`
  select id, to_char(day, 'YYYY-MM-DD') as "day!", narration, reference, line_key, amount_kobo from bank_statement_line where id = $id and state = 'open' for update`;

export const noteLine = sql('note-bank-line')`
  update bank_statement_line set state = $state, rrr = $rrr?, case_id = $caseId?, refund_id = $refundId?, adjustment_id = $adjustmentId?, loan_batch_id = $loanBatchId?, posted_at = $now, is_late = $isLate
   where id = $id and state = 'open'`;

const FROM_PROVIDER = `('payment', 'suspense', 'suspense corrected', 'payment reversed', 'taken back')`;

/** What came in by an RRR, and what of it the bank had so far. */
export const orderOfLine = sql('order-of-bank-line')`
  select o.order_id, o.rrr as "rrr!", o.invoice_id, o.amount_kobo,
         (select coalesce(sum(p.amount_kobo), 0)::int8 from journal j join posting p on p.journal_id = j.id and p.account = 'clearing'
           where j.kind in ${FROM_PROVIDER} and split_part(j.key, ' ', 1) = o.rrr) as received_kobo,
         (select coalesce(sum(- p.amount_kobo), 0)::int8 from bank_statement_line b
            join journal j on j.key = b.id::text and j.kind in ('settlement', 'lodgement')
            join posting p on p.journal_id = j.id and p.account = 'clearing' where b.rrr = o.rrr) as settled_kobo
    from remita_order o where o.rrr = $rrr`;

/** A case that is open. */
export const openCaseOf = sql('open-case-of-bank-line')`
  select id from payment_case where rrr = $rrr and kind = $kind and state = 'open'`;

export const refundOfLine = sql('refund-of-bank-line')`
  select r.id, r.state, r.amount_kobo, exists (select from bank_statement_line b where b.refund_id = r.id) as is_matched
    from refund r where 'RF' || lpad(r.number::text, 6, '0') = $reference`;
