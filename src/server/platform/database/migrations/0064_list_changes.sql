-- Which rows of a long list a change was of: a server that knows an earlier revision reads those, and not all. The lock on
-- school_revision, which a statement takes before its rows (0020), lasts until it is committed, so revisions are committed
-- in their order and none is seen late.
create table list_change (
  revision int8 not null,
  list text not null,
  ids int4[] not null
);

create index list_change_list on list_change (list, revision);

-- Changes up to this revision are not there (any more): who knows an earlier one reads the lists whole.
alter table school_revision add column changes_after int8 not null default 0;
update school_revision set changes_after = revision;

create function note_list_change() returns trigger language plpgsql as $$
begin
  insert into list_change (revision, list, ids)
  select r.revision, tg_table_name, array_agg(c.id) from changed c cross join school_revision r group by r.revision;
  return null;
end $$;

create trigger course_inserted after insert on course referencing new table as changed for each statement execute function note_list_change();
create trigger course_updated after update on course referencing new table as changed for each statement execute function note_list_change();
create trigger course_deleted after delete on course referencing old table as changed for each statement execute function note_list_change();
