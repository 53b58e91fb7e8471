-- A student's invoice is paid by an RRR (then there is a payment) or by the student's own credit alone: then by no RRR, at this moment.
alter table invoice
  add column settled_at timestamptz,
  add constraint invoice_settled check (settled_at is null or student_id is not null and void_at is null);
create index invoice_replaced_by on invoice (replaced_by) where replaced_by is not null;

-- Money for an invoice that is void, replaced or paid already is its student's credit; credit may pay an invoice whole.
alter table payment_event drop constraint payment_event_kind_check;
alter table payment_event add constraint payment_event_kind_check check (kind in (
  'invoiced', 'rrr made', 'told', 'asked', 'credited', 'receipted', 'case opened', 'case settled', 'order cancelled', 'voided', 'taken as credit', 'paid by credit'
));
