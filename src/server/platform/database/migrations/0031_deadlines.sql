-- Closing dates that an officer put off. The latest of a programme counts, where its declaration closes earlier.
create table deadline_extension (
  number bigserial primary key,
  -- One action, on however many programmes; sent twice it is one.
  request uuid not null,
  programme text not null,
  application_type_id int4 not null,
  session_id int4 not null references academic_session (id),
  closes date not null,
  reason text not null,
  extended_at timestamptz not null,
  extended_by text not null,
  -- How far the mails to those who have begun are: everybody up to this invoice has been told.
  told_up_to uuid,
  told_all_at timestamptz,
  unique (request, programme)
);
create index deadline_extension_untold on deadline_extension (number) where told_all_at is null;
