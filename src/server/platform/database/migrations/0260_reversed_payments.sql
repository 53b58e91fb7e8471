-- A payment that the provider took back after it was credited. It leaves `payment`, so that nothing reads it as paid, and its receipt's
-- code says what became of it.
create table reversed_payment (
  rrr text primary key,
  invoice_id uuid not null references invoice,
  order_id text not null references remita_order,
  amount_kobo bigint not null,
  -- Null for money that was a student's credit: it had no receipt.
  verification_code text unique,
  credited_at timestamptz not null,
  provider_code text not null,
  reversed_at timestamptz not null,
  reversed_by text not null
);
create index reversed_payment_invoice on reversed_payment (invoice_id);

alter table payment_event drop constraint payment_event_kind_check;
alter table payment_event add constraint payment_event_kind_check check (kind in (
  'invoiced', 'rrr made', 'told', 'asked', 'credited', 'receipted', 'case opened', 'case settled', 'order cancelled', 'voided', 'taken as credit',
  'paid by credit', 'reversed'
));
alter table payment_case drop constraint payment_case_kind_check;
alter table payment_case add constraint payment_case_kind_check check (kind in (
  'short', 'over', 'twice', 'superseded', 'mismatch', 'unconfirmed', 'disputed', 'reversed'
));
alter table reconciliation_difference drop constraint reconciliation_difference_kind_check;
alter table reconciliation_difference add constraint reconciliation_difference_kind_check check (kind in (
  'missed', 'short', 'over', 'twice', 'superseded', 'mismatch', 'unconfirmed', 'disputed', 'reversed'
));
alter table remita_sandbox_order drop constraint remita_sandbox_order_state_check;
alter table remita_sandbox_order add constraint remita_sandbox_order_state_check check (state in ('open', 'declined', 'paid', 'cancelled', 'reversed'));

-- What was paid within the last 60 days is asked about again each day, beginning some time tomorrow.
update remita_order o set check_at = now() + interval '1 day' + random() * interval '1 day'
  from payment p where p.order_id = o.order_id and o.check_at is null and p.credited_at > now() - interval '60 days';
