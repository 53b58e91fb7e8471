-- Who prepared awards, or asks that they are withdrawn, does not approve it.
alter table bursary_setting add column awards_by_two boolean not null default true;

-- One person asks that a scholarship is awarded, or that awards are withdrawn; another approves exactly that.
create table award_request (
  id uuid primary key default uuid_of_now(),
  -- The act's own name: sent twice, it is one.
  request uuid not null unique,
  kind text not null check (kind in ('award', 'withdrawal')),
  -- The scholarship's, or how many scholarships.
  name text not null,
  -- What is awarded; a withdrawal may be of awards of many.
  scholarship_id int4 references scholarship,
  check (kind = 'withdrawal' or scholarship_id is not null),
  -- Of whom, as they were typed.
  numbers text[] not null default '{}',
  -- What the trial said of each, with its digest.
  effects jsonb not null,
  students int4 not null check (students > 0),
  award_kobo bigint not null,
  digest text not null,
  reason text,
  check ((kind = 'withdrawal') = (reason is not null)),
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn')),
  asked_at timestamptz not null,
  asked_by text not null
);
create index award_request_asked on award_request (asked_at) where state = 'asked';
create index award_request_scholarship on award_request (scholarship_id) where scholarship_id is not null;

-- The last request that it is withdrawn. It is written once its awards are known.
alter table scholarship_award add column withdrawal_id uuid references award_request deferrable initially deferred;
create index scholarship_award_withdrawal on scholarship_award (withdrawal_id) where withdrawal_id is not null;
alter table scholarship_award add column revision int4 not null default 1;
create trigger count_revision before update on scholarship_award for each row execute function count_revision();

-- Whoever awarded until now approves what others prepare from here on.
insert into role_claim (role_id, claim) select role_id, 'award-approve' from role_claim where claim = 'fees'
 union select id, 'award-approve' from role where name in ('admin', 'internal-audit') on conflict do nothing;
insert into user_claim (user_id, claim, granted) select user_id, 'award-approve', granted from user_claim where claim = 'fees' on conflict do nothing;
