-- When a person was last told that somebody guesses at the codes of their account.
alter table user_account add column guesses_told_at timestamptz;
