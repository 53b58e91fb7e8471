-- Hostels ask for the gates of the act 'hostel'; rows of 'bed' stood before nothing. A college that has switched one on meant it.
insert into gate (student_type_id, fact, act, active)
select student_type_id, fact, 'hostel', active from gate where act = 'bed' on conflict do nothing;
delete from gate where act = 'bed';
