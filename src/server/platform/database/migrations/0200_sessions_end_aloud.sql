-- Whatever ends a session, the streams that were opened with it hear of it at once and end.
create function session_has_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('notification', new.user_id::text);
  return null;
end $$;

create trigger session_has_ended after update of ended_at on user_session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function session_has_ended();
