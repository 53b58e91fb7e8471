-- Who has been reminded that a programme closes: a person once in a session, however many invoices they have made.
create table closing_reminder (
  application_type_id int not null,
  session_id int not null references academic_session,
  reg_number text not null,
  recipient text not null,
  invoice_id uuid not null references invoice on delete cascade,
  reminded_at timestamptz not null,
  primary key (application_type_id, session_id, reg_number, recipient)
);
