-- Money that came by an RRR that the college never made, or at the bank without an RRR, waits in suspense too: in a case of no invoice.
alter table payment_case alter column invoice_id drop not null;
alter table payment_case drop constraint payment_case_kind_check;
alter table payment_case add constraint payment_case_kind_check check (kind in (
  'short', 'over', 'twice', 'superseded', 'mismatch', 'unknown', 'lodgement', 'unconfirmed', 'disputed', 'reversed'
));
alter table payment_case add constraint payment_case_of_invoice check ((kind in ('unknown', 'lodgement')) = (invoice_id is null));
-- Of a case without an invoice: whom the bank names, and the bank's own reference, by which a lodgement is posted once.
alter table payment_case add column payer text not null default '';
alter table payment_case add column bank_reference text unique;
alter table payment_case add constraint payment_case_lodged check ((kind = 'lodgement') = (bank_reference is not null));
-- Who sees to it that its money finds its place.
alter table payment_case add column owner_id uuid references user_account;

-- More may come by the RRR of a case that was settled, and wait in another one.
alter table payment_case drop constraint payment_case_rrr_kind_key;
create unique index payment_case_waiting on payment_case (rrr, kind) where state <> 'settled';
create index payment_case_rrr on payment_case (rrr);

alter table payment_case drop constraint payment_case_settled_as_check;
alter table payment_case add constraint payment_case_settled_as_check check (settled_as in (
  'pay', 'part', 'credit', 'move', 'write-off', 'refund', 'provider', 'other', 'taken back'
));

-- What has no RRR is called by a number of the college's own, wherever an RRR would stand.
create sequence lodgement_number;

-- An RRR that a notification names and no order has. Whether money came by it, its provider says; until then anybody may have made it up.
create table unknown_rrr (
  rrr text primary key check (rrr ~ '^\d{12}$'),
  told_at timestamptz not null,
  -- Null once nothing more can come of it.
  check_at timestamptz,
  asked int4 not null default 0,
  -- The provider's name of the order, where it was paid.
  order_id text
);
create index unknown_rrr_due on unknown_rrr (check_at) where check_at is not null;

-- Journals of an RRR are found by it, though a second one has a word after it.
create index journal_rrr on journal (split_part(key, ' ', 1))
  where kind in ('payment', 'payment reversed', 'suspense', 'suspense corrected', 'taken back', 'lodgement');

-- As before, with what came at the bank, and with money that the provider took back before it had paid anything.
create or replace view money_received as
  select split_part(j.key, ' ', 1) as rrr, j.at, j.day, p.invoice_id, p.amount_kobo,
         case when j.kind in ('suspense', 'suspense corrected', 'lodgement') then 'suspense' end as held_as
    from posting p join journal j on j.id = p.journal_id and j.kind <> 'taken back'
   where p.account = 'clearing'
  union all
  select split_part(j.key, ' ', 1), j.at, j.day, p.invoice_id, - p.amount_kobo, p.account
    from posting p join journal j on j.id = p.journal_id and j.kind = 'taken back' where p.account <> 'clearing'
  union all
  select c.rrr, j.at, j.day, p.invoice_id, - p.amount_kobo, case when p.account in ('suspense', 'refunds due', 'write-offs') then p.account end
    from posting s join journal j on j.id = s.journal_id and j.kind in ('payment', 'case settled') join payment_case c on c.id = s.case_id
    join posting p on p.journal_id = s.journal_id where s.account = 'suspense';

-- What waits since yesterday may be taken back too: its provider is asked about it each day from now on.
update remita_order o set check_at = now() + random() * interval '1 day'
 where o.check_at is null and o.rrr in (
   select c.rrr from payment_case c join posting p on p.case_id = c.id and p.account = 'suspense'
    where c.opened_at > now() - interval '60 days' group by c.rrr having sum(p.amount_kobo) <> 0);
