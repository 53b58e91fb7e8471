-- What students owed, and had as credit, on the day on which the college began to work with the portal: as the office's file has it.
create table opening_line (
  id uuid primary key default uuid_of_now(),
  -- As the file writes it, in capitals.
  matric_number text not null,
  session_id int4 not null references academic_session,
  name text not null,
  -- Kobo by head of fee.
  debts jsonb not null,
  credit_kobo bigint not null check (credit_kobo >= 0),
  due_on date not null,
  -- Only what is posted counts.
  state text not null default 'suspense' check (state in ('suspense', 'posted', 'dismissed')),
  -- Why it waits: nobody has the number, or whoever has it is called otherwise.
  question text check (question in ('no student', 'other name')),
  student_id uuid references student,
  check ((state = 'posted') = (student_id is not null)),
  check ((state = 'suspense') = (question is not null)),
  uploaded_at timestamptz not null,
  uploaded_by text not null,
  -- Of a line that a person placed or dismissed.
  settled_at timestamptz,
  settled_by text,
  settled_because text not null default '',
  revision int4 not null default 1,
  unique (matric_number, session_id)
);
alter table opening_line alter column question set default 'no student';
-- Placing a line changes nothing that the file says.
create trigger count_revision before update of name, debts, credit_kobo, due_on on opening_line for each row execute function count_revision();
create index opening_line_student on opening_line (student_id) where student_id is not null;
create index opening_line_session on opening_line (session_id);

-- What the office says the balances are together, and what the product had as a second person signed it.
create table opening_sheet (
  id uuid primary key default uuid_of_now(),
  -- The act's own name: sent twice, it is one.
  request uuid not null unique,
  -- The cut-over day, on which opening balances are posted.
  day date not null,
  debt_kobo bigint not null check (debt_kobo >= 0),
  credit_kobo bigint not null check (credit_kobo >= 0),
  students int4 not null check (students >= 0),
  state text not null default 'stated' check (state in ('stated', 'signed', 'refused', 'withdrawn')),
  stated_at timestamptz not null,
  stated_by text not null,
  figures jsonb,
  signed_at timestamptz,
  signed_by text,
  check ((state = 'signed') >= (figures is not null))
);
create unique index opening_sheet_one_stated on opening_sheet ((true)) where state = 'stated';

-- What an earlier migration of the same start has posted is checked now: no table is altered before.
set constraints postings_sum_to_zero immediate;
set constraints postings_sum_to_zero deferred;
alter table posting drop constraint posting_account_check;
alter table posting add constraint posting_account_check check (account in (
  'receivable', 'income', 'deposits', 'clearing', 'bank', 'charges', 'awards', 'waivers', 'student credit', 'refunds due', 'refunds payable',
  'suspense', 'write-offs', 'opening equity'
));

-- Claims that are new belong to the administrators of a college that has its roles already: nobody gives what they do not hold.
insert into role_claim (role_id, claim)
select r.id, c.claim from role r, (values ('opening-balances'), ('opening-sign')) as c (claim) where r.name = 'admin' on conflict do nothing;
