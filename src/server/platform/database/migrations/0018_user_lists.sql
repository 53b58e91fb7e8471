-- Lists of people are paged by these, each with its key, however many there are.
create index user_account_by_user_name on user_account (lower(user_name), id);
create index user_account_by_name on user_account (lower(surname || ' ' || firstname || ' ' || middlename), id);
create index user_account_by_creation on user_account (created_at, id);
create index user_account_role on user_account (role_id);

-- The words by which a person is found: split as a question is, at everything that is neither letter nor digit.
alter table user_account add column search tsvector generated always as (
  to_tsvector('simple', regexp_replace(lower(
    user_name || ' ' || surname || ' ' || firstname || ' ' || middlename || ' ' || coalesce(email, '') || ' ' || coalesce(mobile_number, '')
  ), '[^[:alnum:]]+', ' ', 'g'))) stored;
create index user_account_search on user_account using gin (search);

-- The audit log is read from its end, whole or by subject, by actor or by what was done.
create index audit_entry_newest on audit_entry (at, id);
create index audit_entry_action on audit_entry (action, at);

-- Roles are offered in forms, as what the college is made of is.
create trigger role_changed after insert or update or delete on role for each statement execute function count_school_change();
