-- What the bursary decided about a payment that fits no invoice; null for cases that are open, and for those settled before it was asked.
alter table payment_case add column settled_as text check (settled_as in ('credit', 'refund', 'provider', 'other'));

-- Whose request it is, where a student made it signed in: they follow it without a code.
alter table transcript_request add column student_id uuid references student;
create index transcript_request_student on transcript_request (student_id) where student_id is not null;
