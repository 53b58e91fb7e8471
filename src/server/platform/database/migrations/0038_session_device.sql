-- A session is continued by the browser that began it. Sessions of before know none, so they are over: everybody signs in once more.
alter table user_session add column device_hash bytea;
update user_session set ended_at = greatest(now(), started_at) where ended_at is null;
alter table user_session add check (device_hash is not null or ended_at is not null);

-- Random, while a reply that was lost may have to be given once more: with the used token, which is nowhere here, it makes
-- the tokens that follow it. It goes as those are exchanged in their turn.
alter table refresh_token add column successor_salt bytea;
create index refresh_token_session on refresh_token (session_id);
