insert into payment_purpose (name, id, title) values ('late-payment', 109, 'Late payment');

-- What was found of a student's part on its last day's morrow, or a step later: it is looked at once a step.
create table late_part (
  student_id uuid not null references student,
  session_id int4 not null references academic_session,
  part text not null check (part in ('Full', 'FirstInstallment', 'SecondInstallment')),
  -- The last day, as the plan had it.
  due_on date not null,
  -- Of the step that holds.
  after_days int4 not null,
  percent int4 not null,
  -- Of which the surcharge was taken; 0 where the part was paid in time.
  unpaid_kobo bigint not null check (unpaid_kobo >= 0),
  checked_at timestamptz not null,
  primary key (student_id, session_id, part)
);
