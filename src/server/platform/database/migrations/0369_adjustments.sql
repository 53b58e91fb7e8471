-- What a person posts without the provider's word: a waiver, a debt that is written off, and a teller's slip. Each has a reason and a paper.
create table adjustment (
  id uuid primary key default uuid_of_now(),
  number int4 not null unique generated always as identity,
  request uuid not null unique,
  kind text not null check (kind in ('waiver', 'write-off', 'lodgement')),
  student_id uuid not null references student,
  -- What is waived or written off; a lodgement pays whatever is due.
  charge_id uuid references charge,
  check ((kind = 'lodgement') = (charge_id is null)),
  amount_kobo bigint not null check (amount_kobo > 0),
  bank text,
  -- As the rule of slips writes it: capitals and digits, without zeros before it.
  teller_number text,
  lodged_on date,
  check ((kind = 'lodgement') = (bank is not null) and num_nonnulls(bank, teller_number, lodged_on) in (0, 3)),
  reason text not null,
  paper uuid not null references student_file,
  state text not null default 'asked' check (state in ('asked', 'posted', 'refused', 'withdrawn', 'reversed')),
  asked_at timestamptz not null,
  asked_by text not null,
  posted_at timestamptz,
  -- Within the asker's limit: no second person looked at it.
  at_once boolean not null default false,
  -- What a reversal could not take back, in words.
  remains text not null default ''
);
-- A slip is taken once; one that was refused, withdrawn or reversed may be entered again.
create unique index adjustment_slip on adjustment (bank, teller_number) where state in ('asked', 'posted');
create index adjustment_student on adjustment (student_id);
create index adjustment_charge on adjustment (charge_id) where charge_id is not null;
create index adjustment_paper on adjustment (paper);
create index adjustment_waiting on adjustment (asked_at) where state = 'asked';

-- Up to this much a holder of the role posts at once. Of a role without a row everything waits for another person.
create table adjustment_limit (
  role_id int4 primary key references role on delete cascade,
  amount_kobo bigint not null check (amount_kobo >= 0)
);

-- The line by which the bank's statement has a slip that an officer entered.
alter table bank_statement_line add column adjustment_id uuid unique references adjustment;

-- What an earlier migration of the same start has posted is checked now: no table is altered before.
set constraints postings_sum_to_zero immediate;
set constraints postings_sum_to_zero deferred;
alter table posting drop constraint posting_account_check;
alter table posting add constraint posting_account_check check (account in (
  'receivable', 'income', 'deposits', 'clearing', 'bank', 'charges', 'awards', 'waivers', 'student credit', 'refunds due', 'refunds payable',
  'suspense', 'write-offs'
));

alter table notification drop constraint notification_category_check;
alter table notification add constraint notification_category_check check (
  category in ('courseApproval', 'schoolFeesInvoice', 'studentProfile', 'lecturerCourses', 'paymentCase', 'results', 'refund', 'adjustment')
);

-- Claims that are new belong to the administrators of a college that has its roles already: nobody gives what they do not hold.
insert into role_claim (role_id, claim)
select r.id, c.claim from role r, (values ('adjust-ask'), ('adjust-approve')) as c (claim) where r.name = 'admin' on conflict do nothing;
