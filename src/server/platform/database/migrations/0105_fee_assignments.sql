alter table fee_assignment
  -- A raise reaches those who have paid a part of the session too, who are spared without it.
  add column reaches_paid boolean not null default false;
-- Of a selector there is one draft of the next version, which takes the place of the published one.
create unique index fee_assignment_one_draft on fee_assignment
  (purpose, session_id, student_type_id, school_programme_id, department_id, level_id, entry_session_id, is_indigene, tag, gender_id, version) nulls not distinct where state = 'draft';

alter table fee_assignment_line
  -- A sundry fee that its students may choose to pay; every other one they owe.
  add column is_offered boolean not null default false;

-- What was published is never changed: a correction is another version.
create function refuse_published_line() returns trigger language plpgsql as $$
begin
  if exists (select from fee_assignment where id = old.assignment_id and state <> 'draft') then
    raise exception 'the lines of a published fee assignment never change';
  end if;
  return coalesce(new, old);
end $$;
create trigger fee_assignment_line_of_draft before update or delete on fee_assignment_line for each row execute function refuse_published_line();
