-- How each requirement was judged: [{"requirement": "o-level", "verdict": "unmet", "missing": "lacks a credit in Chemistry"}].
alter table selection_place add column findings jsonb not null default '[]';

-- Against which run this one was compared as it was made, and what had changed since then; null for the first of a session.
alter table selection_run add column changes jsonb;
