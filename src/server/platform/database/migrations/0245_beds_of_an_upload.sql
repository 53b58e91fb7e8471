-- The revision of the room with which a bed was made, so that an upload that is taken back finds the beds that it added. Of those
-- that were added by hand, and of those of before, none is known.
alter table bed add column room_revision int4;
create or replace function room_has_its_beds() returns trigger language plpgsql as $$
begin
  insert into bed (room_id, letter, room_revision) select new.id, chr(64 + n), new.revision from generate_series(1, new.beds) n
  on conflict (room_id, letter) do nothing;
  return null;
end $$;
