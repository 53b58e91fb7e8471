-- Another person's place, and a link to it, belong to the session in which they were asked for, and end with it. Those of
-- before belong to none, so they are over.
alter table user_session add column impersonator_session_id uuid references user_session (id);
alter table impersonation add column session_id uuid references user_session (id);
