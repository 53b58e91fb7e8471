-- What each person has been shown of what is announced to them, so that it opens by itself once.
create table notice_seen (
  user_id uuid not null references user_account (id),
  notice_id uuid not null references notice (id),
  seen_at timestamptz not null,
  primary key (user_id, notice_id)
);

-- What people think of the portal: from 1, poor, to 5, excellent; null from who was asked and would rather not say.
create table rating (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_account (id),
  rating int4 check (rating between 1 and 5),
  comment text,
  created_at timestamptz not null,
  check (rating is not null or comment is null)
);

create index rating_user on rating (user_id, created_at desc);

-- Whether a rating is due follows from when the last one was asked for.
alter table user_account drop column rating_due;
