-- Every declaration that ever took an application, as it was: who started on one stays on it, and its slip prints as it
-- was. Text, not jsonb, which would lose the order of the questions.
create table published_programme (
  programme text not null,
  version text not null,
  declaration text not null,
  published_at timestamptz not null,
  primary key (programme, version)
);
