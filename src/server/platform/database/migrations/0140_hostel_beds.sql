-- A room says how many beds it has, and has them: A, B, C and so on. Of fewer, none is taken away: a bed has a history.
alter table room add column beds int4 not null default 0 check (beds between 0 and 26);
create function room_has_its_beds() returns trigger language plpgsql as $$
begin
  insert into bed (room_id, letter) select new.id, chr(64 + n) from generate_series(1, new.beds) n on conflict (room_id, letter) do nothing;
  return null;
end $$;
create trigger room_has_its_beds after insert or update of beds on room for each row execute function room_has_its_beds();

-- What has people in it is not switched off: `detail` says how many.
create function refuse_while_lived_in() returns trigger language plpgsql as $$
declare people int4;
begin
  select count(*) into people
    from reservation r join bed b on b.id = r.bed_id join room m on m.id = b.room_id
   where r.state in ('held', 'reserved', 'paid', 'checked in')
     and case tg_table_name when 'hostel' then m.hostel_id = new.id when 'room' then m.id = new.id else b.id = new.id end;
  if people > 0 then
    raise exception 'it is lived in' using errcode = 'check_violation', constraint = 'lived_in', detail = people::text;
  end if;
  return null;
end $$;
create trigger hostel_lived_in after update of active on hostel for each row when (old.active and not new.active) execute function refuse_while_lived_in();
create trigger room_lived_in after update of active on room for each row when (old.active and not new.active) execute function refuse_while_lived_in();
create trigger bed_lived_in after update of state on bed for each row when (old.state = 'usable' and new.state <> 'usable') execute function refuse_while_lived_in();

create trigger hostel_listed after insert or update or delete on hostel for each statement execute function count_school_change();
create trigger room_category_listed after insert or update or delete on room_category for each statement execute function count_school_change();

-- A bed's history.
create index reservation_event_bed on reservation_event (bed_id, number);
create index reservation_invoice on reservation (invoice_id) where invoice_id is not null;
create index reservation_student on reservation (student_id, session_id);
