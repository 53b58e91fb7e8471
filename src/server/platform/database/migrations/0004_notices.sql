-- What the college announces, to whom and for how long. The description is sanitised before it is written.
create table notice (
  id uuid primary key default gen_random_uuid(),
  category text not null check (category in ('Undergraduate', 'Prospective Students', 'Postgraduate', 'All Students', 'Staff')),
  title text not null,
  description text not null,
  start_date date not null,
  -- The last day it is shown; null when it stays until it is switched off.
  end_date date,
  sender_name text not null,
  created_at timestamptz not null,
  active boolean not null default true,
  check (end_date >= start_date)
);

create index notice_recent on notice (category, start_date desc) where active;
