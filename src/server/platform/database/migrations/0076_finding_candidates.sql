-- Any candidate is found by any number, or by name, in one search.
alter table admission add column search tsvector generated always as (
  to_tsvector('simple', regexp_replace(lower(full_name), '[^[:alnum:]]+', ' ', 'g'))) stored;
create index admission_search on admission using gin (search);

alter table application add column search tsvector generated always as (
  to_tsvector('simple', regexp_replace(lower(lastname || ' ' || firstname || ' ' || middlename), '[^[:alnum:]]+', ' ', 'g'))) stored;
create index application_search on application using gin (search);
create index application_mobile_number on application (mobile_number);
create index jamb_candidate_number on jamb_candidate (registration_number);
