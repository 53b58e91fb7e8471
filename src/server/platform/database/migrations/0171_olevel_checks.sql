-- What the examination body answered about a sitting of an application. It is of the sitting as it was claimed: where the applicant
-- has corrected it since, it is no longer this check that stands.
create table olevel_check (
  application_id uuid not null references application on delete cascade,
  sitting int4 not null check (sitting between 1 and 9),
  claimed jsonb not null,
  -- [{subjectId, gradeId}]; null where nothing was found.
  found jsonb,
  verdict text not null check (verdict in ('unverified', 'match', 'differs', 'silent')),
  -- Where it was looked up, in the officer's words.
  evidence text not null,
  checked_by uuid not null references user_account,
  checked_at timestamptz not null,
  -- A difference stands once another person has looked.
  confirmed_by uuid references user_account,
  confirmed_at timestamptz,
  revision int4 not null default 1,
  primary key (application_id, sitting),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check (confirmed_by is null or verdict = 'differs' and confirmed_by <> checked_by),
  check ((found is null) = (verdict in ('silent', 'unverified')))
);
create trigger count_revision before update on olevel_check for each row execute function count_revision();
