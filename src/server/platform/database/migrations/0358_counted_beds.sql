-- A room says how many beds it has, also after one was added by hand or taken back, so that its own file changes nothing.
-- Of more, the first letters that are free are added.
create or replace function room_has_its_beds() returns trigger language plpgsql as $$
begin
  insert into bed (room_id, letter, room_revision)
  select new.id, chr(64 + n), new.revision from generate_series(1, 26) n
   where not exists (select from bed b where b.room_id = new.id and b.letter = chr(64 + n))
   order by n limit greatest(new.beds - (select count(*) from bed b where b.room_id = new.id), 0);
  return null;
end $$;

create function beds_are_counted() returns trigger language plpgsql as $$
declare changed int4 = case tg_op when 'DELETE' then old.room_id else new.room_id end;
begin
  update room m set beds = n.beds from (select count(*)::int4 as beds from bed b where b.room_id = changed) n
   where m.id = changed and m.beds <> n.beds;
  return null;
end $$;
create trigger beds_are_counted after insert or delete on bed for each row execute function beds_are_counted();

update room m set beds = n.beds from (select room_id, count(*)::int4 as beds from bed group by room_id) n
 where n.room_id = m.id and m.beds <> n.beds;
