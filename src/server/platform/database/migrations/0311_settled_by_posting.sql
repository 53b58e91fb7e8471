-- A case is settled by a posting. What the bursary accepted as part payment of an invoice is not asked for again.
alter table invoice add column part_paid_kobo bigint not null default 0 check (part_paid_kobo >= 0);

alter table payment_case drop constraint payment_case_settled_as_check;
alter table payment_case add constraint payment_case_settled_as_check check (settled_as in (
  'pay', 'part', 'credit', 'move', 'write-off', 'refund', 'provider', 'other'
));

-- Whose case was settled by words has its money in suspense all the same: it is listed once, to be posted.
alter table payment_case drop constraint payment_case_state_check;
alter table payment_case add constraint payment_case_state_check check (state in ('open', 'settled', 'unposted'));
with listed as (
  update payment_case c set state = 'unposted'
   where state = 'settled' and (select sum(p.amount_kobo) from posting p where p.case_id = c.id and p.account = 'suspense') <> 0 returning id
)
insert into workflow_step (request, subject, subject_id, from_state, to_state, step, actor, reason, at)
select gen_random_uuid(), 'payment_case', id::text, 'settled', 'unposted', 'list', 'system:suspense', 'Its money waits in suspense', now() from listed;
