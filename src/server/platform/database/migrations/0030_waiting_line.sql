-- The line in which newcomers wait while the portal carries all it can: one for all servers. Whoever has a place has a
-- number, signed by `key`; numbers up to `admitted` may come in.
create table waiting_line (
  id int primary key default 1 check (id = 1),
  key text not null,
  issued bigint not null default 0,
  admitted bigint not null default 0
);
insert into waiting_line (key) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- Places that have let somebody in, so that each does so once.
create table used_place (
  number bigint primary key,
  used_at timestamptz not null
);
create index used_place_used_at on used_place (used_at);
