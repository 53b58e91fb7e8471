-- Every naira that the provider says came in is in the ledger: what fits nothing waits in suspense, of the case that says why.
alter table posting drop constraint posting_account_check;
alter table posting add constraint posting_account_check check (account in (
  'receivable', 'income', 'deposits', 'clearing', 'bank', 'charges', 'awards', 'student credit', 'refunds due', 'suspense', 'write-offs'
));
alter table posting add column case_id uuid references payment_case;
create index posting_case on posting (case_id) where case_id is not null;

-- What the provider says came in, and what it took back, on the day that it was posted. What came first into suspense leaves it on the day
-- that a person places it: `held_as` names the account of what is no invoice's, and is null of what has been taken for one.
create view money_received as
  select j.key as rrr, j.at, j.day, p.invoice_id, p.amount_kobo, case when j.kind in ('suspense', 'suspense corrected') then 'suspense' end as held_as
    from posting p join journal j on j.id = p.journal_id where p.account = 'clearing'
  union all
  select c.rrr, j.at, j.day, p.invoice_id, - p.amount_kobo, case when p.account in ('suspense', 'refunds due', 'write-offs') then p.account end
    from posting s join journal j on j.id = s.journal_id and j.kind in ('payment', 'case settled') join payment_case c on c.id = s.case_id
    join posting p on p.journal_id = s.journal_id where s.account = 'suspense';

-- Until today what applicants and visitors paid was in no ledger.
with posted as (
  insert into journal (kind, key, at, day, actor)
  select 'payment', p.rrr, p.credited_at, (p.credited_at at time zone 'Africa/Lagos')::date, p.credited_by
    from payment p join invoice i on i.id = p.invoice_id where i.student_id is null order by p.credited_at, p.rrr
  on conflict do nothing returning id, key
)
insert into posting (journal_id, account, invoice_id, amount_kobo)
select j.id, side.account, p.invoice_id, side.sign * p.amount_kobo
  from posted j join payment p on p.rrr = j.key cross join (values ('clearing', 1), ('income', -1)) as side (account, sign) where p.amount_kobo <> 0;

-- Nor was what fits nothing. An RRR's money is of the case that was opened first.
with waiting as (
  select distinct on (c.rrr) c.* from payment_case c
   where c.kind in ('short', 'over', 'twice', 'superseded', 'mismatch') and c.reported_kobo > 0
     and (not exists (select from journal j where j.kind = 'payment' and j.key = c.rrr) or exists (select from reversed_payment r where r.rrr = c.rrr))
   order by c.rrr, c.opened_at, c.id
), posted as (
  insert into journal (kind, key, at, day, actor)
  select 'suspense', rrr, opened_at, (opened_at at time zone 'Africa/Lagos')::date, opened_by from waiting order by opened_at, rrr returning id, key
)
insert into posting (journal_id, account, invoice_id, case_id, amount_kobo)
select j.id, side.account, w.invoice_id, case side.account when 'suspense' then w.id end, side.sign * w.reported_kobo
  from posted j join waiting w on w.rrr = j.key cross join (values ('clearing', 1), ('suspense', -1)) as side (account, sign);
