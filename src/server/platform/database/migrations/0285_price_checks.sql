-- An unpaid invoice of a student whose charges have changed is priced again from then on.
alter table invoice add column check_price_at timestamptz;
create index invoice_check_price_at on invoice (check_price_at) where check_price_at is not null;
