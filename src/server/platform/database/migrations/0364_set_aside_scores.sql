-- Why a person set a row aside that found no student. Rows that were set aside before have no reason.
alter table unplaced_score add column set_aside_reason text;
alter table cbt_result
  add column set_aside_reason text,
  -- As the file has it, so that a score whose number is nobody's can be known by its name.
  add column name text not null default '';
