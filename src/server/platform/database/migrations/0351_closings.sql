-- A closed day or month never changes: what comes later is posted to a day that is open.
create table closing (
  id uuid primary key default uuid_of_now(),
  -- The act's own name: sent twice, it is one.
  request uuid not null unique,
  span text not null check (span in ('day', 'month')),
  from_day date not null,
  to_day date not null,
  check (from_day <= to_day),
  state text not null default 'asked' check (state in ('asked', 'closed', 'refused', 'withdrawn')),
  asked_at timestamptz not null,
  asked_by text not null,
  -- What the books said as they were closed, the SHA-256 of the pack, and the pack as it is printed, the same bytes ever after.
  assertions jsonb,
  seal text,
  pack text,
  closed_at timestamptz,
  closed_by text
);
create unique index closing_one_of_a_span on closing (span, to_day) where state in ('asked', 'closed');
create index closing_closed on closing (to_day) where state = 'closed';

create function refuse_change_of_sealed() returns trigger language plpgsql as $$
begin
  if old.seal is not null then
    raise exception 'the closing of % is sealed', old.to_day;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger sealed_closing_never_changes before update or delete on closing for each row execute function refuse_change_of_sealed();

-- A posting that has begun ends before its day is closed, and one that begins afterwards is refused.
create function refuse_closed_day() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('closing of books'));
  if exists (select from closing where state = 'closed' and to_day >= new.day) then
    raise exception 'the day % is closed', new.day;
  end if;
  return new;
end $$;
create trigger closed_days_take_no_journal before insert on journal for each row execute function refuse_closed_day();

insert into role_claim (role_id, claim)
select r.id, c.claim from role r, (values ('close-ask'), ('close-approve')) as c (claim) where r.name = 'admin' on conflict do nothing;
