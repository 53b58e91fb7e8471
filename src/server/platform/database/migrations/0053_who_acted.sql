-- What is done in another person's place is written as 'user:<who acts> as user:<in whose place>': it is found by who acted.
alter table audit_entry add column acted_by text generated always as (split_part(actor, ' ', 1)) stored;
drop index audit_entry_actor;
create index audit_entry_acted_by on audit_entry (acted_by, at);
