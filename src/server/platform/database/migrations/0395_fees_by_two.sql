-- What a college decides about its bursary: one row, with what holds until somebody changes it.
create table bursary_setting (
  id boolean primary key default true check (id),
  -- Who drafted prices does not publish them.
  fees_by_two boolean not null default true,
  revision int4 not null default 1
);
create trigger count_revision before update on bursary_setting for each row execute function count_revision();
insert into bursary_setting default values;

-- Everybody who wrote prices of this version, as the audit log names them.
alter table fee_assignment add column drafted_by text[] not null default '{}';
alter table fee_assignment disable trigger count_revision;
update fee_assignment a set drafted_by = array(
  select distinct e.actor from audit_entry e
   where e.subject_kind = 'fee_assignment' and e.subject_id = a.id::text and e.action in ('fees-drafted', 'fees-cloned') order by 1)
 where a.state = 'draft';
alter table fee_assignment enable trigger count_revision;

-- One person asks that drafts are published, another publishes exactly those.
create table publication_request (
  id uuid primary key default uuid_of_now(),
  -- The act's own name: sent twice, it is one.
  request uuid not null unique,
  assignment_ids int4[] not null,
  reaches_paid boolean not null,
  -- The drafts as they were, and what the trial said of them, with its digest.
  drafts jsonb not null,
  impact jsonb not null,
  digest text not null,
  state text not null default 'asked' check (state in ('asked', 'published', 'refused', 'withdrawn')),
  asked_at timestamptz not null,
  asked_by text not null
);
create index publication_request_asked on publication_request (asked_at) where state = 'asked';

-- Whoever set fees published them until now, and does so for others from here on.
insert into role_claim (role_id, claim) select role_id, 'fees-publish' from role_claim where claim = 'fees'
 union select id, 'fees-publish' from role where name in ('admin', 'internal-audit') on conflict do nothing;
insert into user_claim (user_id, claim, granted) select user_id, 'fees-publish', granted from user_claim where claim = 'fees' on conflict do nothing;
