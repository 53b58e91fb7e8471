-- What a domain could not do as something irrevocable happened, as money came in: it is tried again until it is done.
create table missed_reaction (
  id uuid primary key default uuid_of_now(),
  event text not null,
  domain text not null,
  happened jsonb not null,
  missed_at timestamptz not null,
  tries int4 not null default 0,
  try_at timestamptz not null,
  -- Why it failed last, for who looks after the servers.
  error text not null
);
create index missed_reaction_due on missed_reaction (try_at);
