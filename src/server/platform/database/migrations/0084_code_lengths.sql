-- A code has six digits, or ten where many have been asked for that nobody proved: see decision 074.
alter table email_code add column digits int4 not null default 6;
alter table account_challenge add column digits int4 not null default 6;

-- The codes of one subject are counted each time that another is asked for.
create index email_code_subject on email_code (subject, purpose);

-- Whether a person has signed in on a device, whenever that was.
create index user_session_device on user_session (user_id, device_hash);
