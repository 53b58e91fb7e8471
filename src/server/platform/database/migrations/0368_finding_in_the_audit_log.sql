-- The audit log is searched by the number of whom an entry is about, and by the address from where it was done.
create index admission_number_search on admission using gin (to_tsvector('simple', regexp_replace(searchable(coalesce(reg_number, '')), '[^[:alnum:]]+', ' ', 'g')));
create index application_number_search on application using gin (to_tsvector('simple', regexp_replace(searchable(coalesce(application_number, '')), '[^[:alnum:]]+', ' ', 'g')));
create index audit_entry_ip on audit_entry (ip, at);
