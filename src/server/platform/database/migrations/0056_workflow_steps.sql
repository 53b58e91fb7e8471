-- What was done with a record that goes through states, and why. The record says its state; who brought it there stands here.
create table workflow_step (
  number bigint primary key generated always as identity,
  -- The step's own name: sent twice, it is one.
  request uuid not null unique,
  subject text not null,
  subject_id text not null,
  from_state text not null,
  to_state text not null,
  step text not null,
  actor text not null,
  reason text,
  at timestamptz not null
);
create index workflow_step_of_subject on workflow_step (subject, subject_id, number);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once', tg_table_name;
end $$;
create trigger workflow_step_is_written_once before update or delete on workflow_step for each row execute function refuse_change();

insert into workflow_step (request, subject, subject_id, from_state, to_state, step, actor, reason, at)
  select gen_random_uuid(), 'payment_case', id::text, 'open', 'settled', 'settle', settled_by, note, settled_at
  from payment_case where settled_at is not null order by settled_at;

alter table payment_case add column state text not null default 'open' check (state in ('open', 'settled'));
update payment_case set state = 'settled' where settled_at is not null;
drop index payment_case_open;
alter table payment_case drop column settled_at, drop column settled_by, drop column note;
create index payment_case_open on payment_case (opened_at) where state = 'open';
