-- Whom a run would not offer admission without an officer's word: what is not known or does not fit, as it stood in that run.
alter table selection_place drop constraint selection_place_decision_check;
alter table selection_place add constraint selection_place_decision_check check (decision in ('in', 'tied', 'waiting', 'below', 'unclear'));
alter table selection_place add column doubts jsonb not null default '[]';

-- An officer's word for one candidate. It covers the doubts that the officer saw, and no later one.
create table selection_exception (
  session_id int4 not null references academic_session,
  registration_number text not null,
  -- ["not-applied", "no-address"]
  doubts jsonb not null,
  reason text not null,
  decided_at timestamptz not null,
  decided_by text not null,
  primary key (session_id, registration_number)
);
