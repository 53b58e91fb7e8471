-- Every change of money, marks, access or a person's record leaves a row here, in the same transaction.
CREATE TABLE audit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  ip text
);

CREATE INDEX audit_entry_subject ON audit_entry (subject_kind, subject_id, at);
CREATE INDEX audit_entry_actor ON audit_entry (actor, at);
CREATE INDEX audit_entry_at ON audit_entry (at);

-- Guesses, counted for all servers together, so that guessing is slowed wherever it knocks.
CREATE TABLE attempt (
  bucket text PRIMARY KEY,
  failures int4 NOT NULL,
  blocked_until timestamptz,
  counted_from timestamptz NOT NULL
);

CREATE INDEX attempt_counted_from ON attempt (counted_from);
