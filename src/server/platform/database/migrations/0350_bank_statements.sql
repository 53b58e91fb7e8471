-- The bank's word for what came in and went out, beside the provider's and ours. Each line is posted once, to where it belongs.
create table bank_statement_line (
  id int4 primary key generated always as identity,
  account_number text not null,
  day date not null,
  value_day date,
  narration text not null,
  reference text,
  -- What went out is below zero.
  amount_kobo bigint not null check (amount_kobo <> 0),
  -- After the line, where the statement says it.
  balance_kobo bigint,
  -- Its row in the file: lines of a day follow each other so.
  place int4 not null,
  -- All that the line says, and the how manieth of a statement says so: two true credits that look alike are two.
  line_key text not null unique,
  state text not null default 'open' check (state in ('open', 'matched', 'charge', 'suspense', 'case')),
  rrr text,
  case_id uuid references payment_case,
  refund_id uuid unique references refund,
  -- Null until it is placed. A line of a closed day is posted to the open one.
  posted_at timestamptz,
  is_late boolean not null default false,
  uploaded_at timestamptz not null,
  uploaded_by text not null,
  revision int4 not null default 1,
  check ((state = 'open') = (posted_at is null))
);
create trigger count_revision before update on bank_statement_line for each row execute function count_revision();
create index bank_statement_line_day on bank_statement_line (account_number, day, id);
create index bank_statement_line_open on bank_statement_line (id) where state = 'open';
create index bank_statement_line_rrr on bank_statement_line (rrr) where rrr is not null;

create index bank_statement_line_case on bank_statement_line (case_id) where case_id is not null;

-- As before; what only goes from the provider to the bank came in once.
create or replace view money_received as
  select split_part(j.key, ' ', 1) as rrr, j.at, j.day, p.invoice_id, p.amount_kobo,
         case when j.kind in ('suspense', 'suspense corrected', 'lodgement') then 'suspense' end as held_as
    from posting p join journal j on j.id = p.journal_id and j.kind not in ('taken back', 'settlement') where p.account = 'clearing'
  union all
  select split_part(j.key, ' ', 1), j.at, j.day, p.invoice_id, - p.amount_kobo, p.account
    from posting p join journal j on j.id = p.journal_id and j.kind = 'taken back' where p.account <> 'clearing'
  union all
  select c.rrr, j.at, j.day, p.invoice_id, - p.amount_kobo, case when p.account in ('suspense', 'refunds due', 'write-offs') then p.account end
    from posting s join journal j on j.id = s.journal_id and j.kind in ('payment', 'case settled') join payment_case c on c.id = s.case_id
    join posting p on p.journal_id = s.journal_id where s.account = 'suspense';

-- A claim that is new belongs to the administrators of a college that has its roles already: nobody gives what they do not hold.
insert into role_claim (role_id, claim) select r.id, 'bank-statements' from role r where r.name = 'admin' on conflict do nothing;
