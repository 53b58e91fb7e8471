-- Money that goes back to whoever paid it: asked by one person, approved by another, sent to the bank in a file, and confirmed or returned.
create table refund_file (
  id int4 primary key generated always as identity,
  -- The act's own name: sent twice, it is one file.
  request uuid not null unique,
  made_at timestamptz not null,
  made_by text not null,
  -- As the bank has it: taken again it is the same, to the byte.
  content text not null
);
create trigger refund_file_is_written_once before update or delete on refund_file for each row execute function refuse_change();

create table refund (
  id uuid primary key default uuid_of_now(),
  number int4 not null unique generated always as identity,
  request uuid not null unique,
  -- What is due of a case, or a student's credit.
  case_id uuid references payment_case,
  student_id uuid references student,
  check (num_nonnulls(case_id, student_id) = 1),
  amount_kobo bigint not null check (amount_kobo > 0),
  payer_name text not null,
  email text not null,
  bank text not null,
  account_number text not null check (account_number ~ '^\d{10}$'),
  account_name text not null,
  -- Where the account has another name than the payer.
  name_reason text,
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'sent', 'paid', 'returned', 'refused', 'withdrawn')),
  asked_at timestamptz not null,
  asked_by text not null,
  file_id int4 references refund_file,
  bank_reference text,
  paid_on date,
  check (state not in ('sent', 'paid') or file_id is not null),
  check ((state = 'paid') = (bank_reference is not null) and (state = 'paid') = (paid_on is not null))
);
create index refund_case on refund (case_id) where case_id is not null;
create index refund_student on refund (student_id) where student_id is not null;
create index refund_waiting on refund (asked_at) where state in ('asked', 'approved', 'sent');
create index refund_file_of on refund (file_id) where file_id is not null;

-- What an earlier migration of the same start has posted is checked now: no table is altered before.
set constraints postings_sum_to_zero immediate;
set constraints postings_sum_to_zero deferred;
alter table posting drop constraint posting_account_check;
alter table posting add constraint posting_account_check check (account in (
  'receivable', 'income', 'deposits', 'clearing', 'bank', 'charges', 'awards', 'student credit', 'refunds due', 'refunds payable', 'suspense', 'write-offs'
));

alter table notification drop constraint notification_category_check;
alter table notification add constraint notification_category_check check (
  category in ('courseApproval', 'schoolFeesInvoice', 'studentProfile', 'lecturerCourses', 'paymentCase', 'results', 'refund')
);

-- Claims that are new belong to the administrators of a college that has its roles already: nobody gives what they do not hold.
insert into role_claim (role_id, claim)
select r.id, c.claim from role r, (values ('refund-ask'), ('refund-approve'), ('refund-pay')) as c (claim) where r.name = 'admin' on conflict do nothing;
