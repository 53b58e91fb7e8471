-- From when the days of an offer count, as the session has it; a programme may have it otherwise (quota.counts_from).
create table offer_rule (
  session_id int4 primary key references academic_session,
  counts_from text not null check (counts_from in ('delivery', 'publication')),
  days int4 not null check (days between 1 and 60),
  -- For who moves up from the waiting list.
  waiting_days int4 not null check (waiting_days between 1 and 60),
  set_at timestamptz not null,
  set_by text not null
);

alter table quota add column counts_from text check (counts_from in ('delivery', 'publication'));
alter table quota add column waiting_paused bool not null default false;
-- Nobody is offered a place by surprise: where a selection was committed before this day, the office lets the list move.
update quota q set waiting_paused = true where exists (select from selection_run r where r.session_id = q.session_id and r.state = 'committed');

-- When this offer was made; null for those of older versions and of uploaded lists, which are dated by the upload.
alter table admission add column offered_at timestamptz;
-- Days that begin with the delivery; null where the last day does not follow from it.
alter table admission add column offer_days int4 check (offer_days between 1 and 60);
alter table admission add column delivered_at timestamptz;
alter table admission add column delivered_how text check (delivered_how in ('mail', 'phone', 'portal'));
-- What was said on the phone, and by which officer: as an actor of the audit log.
alter table admission add column delivery_words text;
alter table admission add column delivered_by text;
alter table admission add constraint delivered_somehow check ((delivered_at is null) = (delivered_how is null));
create index admission_undelivered on admission (session_id) where state = 'offered' and delivered_at is null;
