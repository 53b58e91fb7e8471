-- Which browsers know an invoice: the one that made it, and those where the mailbox on it was proved. Of a browser there is
-- only the SHA-256 of its cookie's secret.
create table invoice_device (
  invoice_id uuid not null references invoice,
  device_hash bytea not null,
  at timestamptz not null,
  primary key (invoice_id, device_hash)
);
create index invoice_device_hash on invoice_device (device_hash);
create index invoice_device_at on invoice_device (at);

-- Anybody can type a number that is not theirs, so an invoice takes the number from nobody: two clicks on one device are
-- one invoice, another device makes its own beside it. Null once that device no longer knows the invoice.
alter table invoice add column maker bytea;
alter table invoice drop constraint invoice_application_type_id_reg_number_session_id_key;
create unique index invoice_one_of_an_application on invoice (application_type_id, reg_number, session_id, maker) where application_type_id is not null;
drop index invoice_one_of_a_fee;
create unique index invoice_one_of_a_fee on invoice (fee_id, reg_number, about, phone, session_id, occasion, maker) where fee_id is not null;

-- When an officer gave the invoice to another person: from then on its RRR, which its maker knows, opens nothing by itself.
alter table invoice add column moved_at timestamptz;
