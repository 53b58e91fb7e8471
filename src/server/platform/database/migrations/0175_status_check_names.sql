ALTER TABLE remita_order RENAME COLUMN asked_at TO checked_at;
ALTER TABLE remita_order RENAME COLUMN ask_at TO check_at;
ALTER TABLE reconciliation RENAME COLUMN asked TO queried;
