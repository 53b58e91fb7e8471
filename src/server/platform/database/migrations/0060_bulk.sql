-- What a person did to many records at once, for a day: what is sent again under its key is answered from here, and an undoing
-- finds here what was done.
create table bulk_act (
  user_id uuid not null references user_account (id),
  key uuid not null,
  -- The address of the act, and a hash of what was requested.
  path text not null,
  request text not null,
  acted_at timestamptz not null,
  -- [[id, revision]] of what was changed; null until it is.
  done jsonb,
  unchanged int4,
  refused jsonb,
  primary key (user_id, key)
);

create index bulk_act_acted_at on bulk_act (acted_at);

-- The same claims as before (0013), in words that let a query for one person, or for one claim, read that alone: PostgreSQL
-- pushes no condition into an `except`, and read everybody's.
create or replace view held_claim as
  select h.user_id, h.claim from (
    select u.id as user_id, c.claim from user_account u join role_claim c on c.role_id = u.role_id
    union select r.user_id, c.claim from user_role r join role_claim c on c.role_id = r.role_id
    union select user_id, claim from user_claim where granted
  ) h
   where not exists (select 1 from user_claim t where t.user_id = h.user_id and t.claim = h.claim and not t.granted);
