-- Who moved up from the waiting list of a run, into which place, and why.
create table waiting_move (
  id uuid primary key default uuid_of_now(),
  run_id uuid not null references selection_run on delete cascade,
  quota_id int4 not null references quota,
  place_id int8 not null unique references selection_place on delete cascade,
  admission_id uuid not null unique references admission (id) on delete cascade,
  pool text not null check (pool in ('merit', 'catchment', 'elds', 'leftover')),
  -- The step by which another gave the place up: a step frees one place. Null where the quota had a place more.
  freed_by bigint unique references workflow_step (number),
  reason text not null,
  moved_at timestamptz not null
);
create index waiting_move_of_run on waiting_move (run_id, quota_id);
