-- Where the candidate can be reached, as the list says; none where it does not.
alter table admission add column email text;

-- Who opened the account of a registration number, and by what. An officer may undo it: then the number can be claimed again.
create table student_claim (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_account (id),
  reg_number text not null,
  -- The last four digits of the RRR that was shown, and the address that the code was mailed to; neither is known of older claims.
  rrr_end text,
  address text,
  claimed_at timestamptz not null,
  undone_at timestamptz,
  undone_by text,
  reason text,
  check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (reason is null))
);

create unique index student_claim_open on student_claim (reg_number) where undone_at is null;
create index student_claim_user on student_claim (user_id);

-- Those who opened their account before: theirs were the easiest to take from them.
insert into student_claim (user_id, reg_number, claimed_at)
select u.id, upper(u.user_name), max(e.at)
  from user_account u join audit_entry e on e.subject_kind = 'user' and e.subject_id = u.id::text and e.action = 'account-opened'
 group by u.id, u.user_name;
