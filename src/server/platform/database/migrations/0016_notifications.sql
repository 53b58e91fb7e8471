-- What a person is told inside the portal. Shown for seven days; what was told for good is in the audit log.
create table notification (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_account (id),
  category text not null check (category in ('courseApproval', 'schoolFeesInvoice', 'studentProfile', 'lecturerCourses')),
  message text not null,
  -- What its page needs to know: a session, a semester.
  properties jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz
);

create index notification_user on notification (user_id, created_at desc);
create index notification_created_at on notification (created_at);
