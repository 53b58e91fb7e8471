-- Why a challenge is over, so that whoever opens an older link is told: it was used, a later email took its place, or the password or
-- the address is another by now. Null for what ended before this was written down.
alter table account_challenge add column ended_by text check (ended_by in ('use', 'newer', 'password', 'address'));

-- A later email to a referee takes the place of the earlier ones; the earlier code is stored until it expires, so that it says so.
alter table referee_pass_code add column replaced_at timestamptz;
