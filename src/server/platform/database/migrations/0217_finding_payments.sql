-- A payment is found by its payer's names, numbers, phone and email address, as a person is (migration 0089).
alter table invoice add column search tsvector generated always as (
  to_tsvector('simple', regexp_replace(searchable(
    invoice_number || ' ' || reg_number || ' ' || lastname || ' ' || firstname || ' ' || middlename || ' ' || email || ' ' || phone
  ), '[^[:alnum:]]+', ' ', 'g'))) stored;
create index invoice_search on invoice using gin (search);
create index remita_order_rrr_begins on remita_order ((rrr collate "C")) where rrr is not null;
