-- Which session is a student's latest is found once for all rows of a statement: row by row it was half of a promotion's time.
drop trigger student_session_latest on student_session;
drop trigger student_session_restored on student_session;
drop function note_latest_session();
drop function restore_latest_session();
alter table student_session alter column is_latest set default false;

-- Two changes of one student wait for each other, so that the second sees the rows of the first.
create function note_latest_sessions() returns trigger language plpgsql as $$
begin
  perform from student s where s.id in (select student_id from changed) order by s.id for no key update;
  update student_session p set is_latest = false
    from academic_session own
   where own.id = p.session_id and p.is_latest and p.student_id in (select student_id from changed)
     and exists (select from student_session o join academic_session e on e.id = o.session_id where o.student_id = p.student_id and e.name > own.name);
  update student_session p set is_latest = true
    from (select distinct on (o.student_id) o.student_id, o.session_id
            from student_session o join academic_session e on e.id = o.session_id
           where o.student_id in (select student_id from changed) order by o.student_id, e.name desc) newest
   where p.student_id = newest.student_id and p.session_id = newest.session_id and not p.is_latest;
  return null;
end $$;
create trigger student_session_added after insert on student_session referencing new table as changed for each statement execute function note_latest_sessions();
create trigger student_session_removed after delete on student_session referencing old table as changed for each statement execute function note_latest_sessions();
