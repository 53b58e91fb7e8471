-- A case is settled by a person, with a word on how. Money that was credited and that the provider no longer knows of is a
-- case too.
alter table payment_case rename column closed_at to settled_at;
alter table payment_case rename column closed_by to settled_by;
alter table payment_case add column note text;
alter table payment_case add constraint payment_case_settled check ((settled_at is null) = (settled_by is null) and (settled_at is null) = (note is null));
alter table payment_case drop constraint payment_case_kind_check;
alter table payment_case add constraint payment_case_kind_check check (kind in ('short', 'over', 'twice', 'superseded', 'mismatch', 'unconfirmed'));
create index payment_case_invoice on payment_case (invoice_id);

-- An event tells of which RRR it is; null when it is of the invoice, before there was one.
alter table payment_event add column rrr text;
alter table payment_event drop constraint payment_event_kind_check;
alter table payment_event add constraint payment_event_kind_check check (kind in (
  'invoiced', 'rrr made', 'told', 'asked', 'credited', 'receipted', 'case opened', 'case settled', 'order cancelled'
));
update payment_event set rrr = detail->>'rrr' where detail->>'rrr' is not null;
update payment_event e set rrr = o.rrr from remita_order o where e.kind = 'order cancelled' and o.order_id = e.detail->>'orderId';
update payment_event e set rrr = o.rrr from remita_order o
  where e.rrr is null and e.kind in ('asked', 'case opened') and o.invoice_id = e.invoice_id
    and (select count(*) from remita_order other where other.invoice_id = e.invoice_id) = 1;

-- The receipt is first given once.
create unique index payment_event_receipted on payment_event (invoice_id) where kind = 'receipted';
