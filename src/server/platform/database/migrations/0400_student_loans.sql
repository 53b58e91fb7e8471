-- What the Nigerian Education Loan Fund paid to the college for its students, as its files say. A batch is posted once two people agree.
create table loan_batch (
  id uuid primary key default uuid_of_now(),
  -- As the fund calls it, in capitals.
  reference text not null unique check (reference = upper(reference)),
  state text not null default 'uploaded' check (state in ('uploaded', 'requested', 'approved')),
  made_at timestamptz not null,
  made_by text not null,
  approved_at timestamptz,
  check ((state = 'approved') = (approved_at is not null))
);

create table loan_line (
  id int4 primary key generated always as identity,
  batch text not null references loan_batch (reference),
  session text not null,
  -- As the fund writes it, in capitals: it may be nobody's.
  number text not null,
  full_name text not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  -- Batch, number and session: the same file again adds nothing.
  line_key text not null unique,
  state text not null default 'new' check (state in ('new', 'posted', 'case')),
  -- Why its money waits in suspense.
  problem text check (problem in ('number', 'name', 'session', 'enrolment', 'left', 'amount')),
  student_id uuid references student,
  session_id int4 references academic_session,
  -- What was not owed of the session, and is the student's credit.
  credit_kobo bigint not null default 0,
  case_id uuid unique references payment_case,
  posted_at timestamptz,
  uploaded_at timestamptz not null,
  uploaded_by text not null,
  revision int4 not null default 1,
  check ((state = 'new') = (posted_at is null)),
  check ((state = 'posted') = (student_id is not null) and (state = 'posted') = (session_id is not null)),
  check ((state = 'case') = (case_id is not null) and (state = 'case') = (problem is not null))
);
create trigger count_revision before update on loan_line for each row execute function count_revision();
create index loan_line_batch on loan_line (batch, id);
create index loan_line_new on loan_line (id) where state = 'new';
create index loan_line_student on loan_line (student_id) where student_id is not null;

-- The line by which the bank's statement has a batch.
alter table bank_statement_line add column loan_batch_id uuid unique references loan_batch;

-- Money of a line that fits no student waits in suspense, of a case of no invoice.
alter table payment_case drop constraint payment_case_kind_check;
alter table payment_case add constraint payment_case_kind_check check (kind in (
  'short', 'over', 'twice', 'superseded', 'mismatch', 'unknown', 'lodgement', 'loan', 'unconfirmed', 'disputed', 'reversed'
));
alter table payment_case drop constraint payment_case_of_invoice;
alter table payment_case add constraint payment_case_of_invoice check ((kind in ('unknown', 'lodgement', 'loan')) = (invoice_id is null));
alter table payment_case drop constraint payment_case_lodged;
alter table payment_case add constraint payment_case_lodged check ((kind in ('lodgement', 'loan')) = (bank_reference is not null));
alter table payment_case drop constraint payment_case_settled_as_check;
alter table payment_case add constraint payment_case_settled_as_check check (settled_as in (
  'pay', 'part', 'credit', 'move', 'write-off', 'refund', 'provider', 'other', 'taken back', 'loan'
));

-- As before; a lodgement that turns out to be a batch leaves suspense, and its lines come in.
create or replace view money_received as
  select split_part(j.key, ' ', 1) as rrr, j.at, j.day, p.invoice_id, p.amount_kobo,
         case when j.kind in ('suspense', 'suspense corrected', 'lodgement', 'loan identified') then 'suspense' end as held_as
    from posting p join journal j on j.id = p.journal_id and j.kind not in ('taken back', 'settlement') where p.account = 'clearing'
  union all
  select split_part(j.key, ' ', 1), j.at, j.day, p.invoice_id, - p.amount_kobo, p.account
    from posting p join journal j on j.id = p.journal_id and j.kind = 'taken back' where p.account <> 'clearing'
  union all
  select c.rrr, j.at, j.day, p.invoice_id, - p.amount_kobo, case when p.account in ('suspense', 'refunds due', 'write-offs') then p.account end
    from posting s join journal j on j.id = s.journal_id and j.kind in ('payment', 'case settled') join payment_case c on c.id = s.case_id
    join posting p on p.journal_id = s.journal_id where s.account = 'suspense';

alter table notification drop constraint notification_category_check;
alter table notification add constraint notification_category_check check (
  category in ('courseApproval', 'schoolFeesInvoice', 'studentProfile', 'lecturerCourses', 'paymentCase', 'results', 'refund', 'adjustment', 'studentLoan')
);

-- Claims that are new belong to the administrators of a college that has its roles already: nobody gives what they do not hold.
insert into role_claim (role_id, claim)
select r.id, c.claim from role r, (values ('loans'), ('loan-approve')) as c (claim) where r.name = 'admin' on conflict do nothing;
