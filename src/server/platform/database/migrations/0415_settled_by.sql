-- What took all that an invoice asked for without an RRR of its own is said on it, and its receipt is verified like one of a payment.
alter table invoice
  add column settled_by text[] not null default '{}',
  add column receipt_code text unique,
  add constraint invoice_settled_by check (settled_by <@ array['award', 'waiver', 'write-off', 'loan', 'credit', 'teller', 'payment']);

update invoice i set receipt_code = replace(gen_random_uuid()::text, '-', ''), settled_by = coalesce((
  select array_agg(c.by order by array_position(array['award', 'waiver', 'write-off', 'credit', 'teller', 'payment'], c.by)) from (
    select case j.kind when 'award' then 'award' when 'waiver' then 'waiver' when 'waiver reversed' then 'waiver'
             when 'debt written off' then 'write-off' when 'write-off reversed' then 'write-off' when 'credit used' then 'credit'
             when 'manual lodgement' then 'teller' when 'lodgement reversed' then 'teller' else 'payment' end as by
      from invoice_line l join posting p on p.charge_id = l.charge_id and p.account = 'receivable' join journal j on j.id = p.journal_id
     where l.invoice_id = i.id and j.at >= i.created_at and j.kind not in ('charge', 'correction', 'reversal')
     group by 1 having sum(p.amount_kobo) < 0) c), '{credit}')
 where i.settled_at is not null;

alter table payment_event drop constraint payment_event_kind_check;
alter table payment_event add constraint payment_event_kind_check check (kind in (
  'invoiced', 'rrr made', 'told', 'asked', 'credited', 'receipted', 'case opened', 'case settled', 'order cancelled', 'voided', 'taken as credit',
  'paid by credit', 'covered', 'reversed'
));
