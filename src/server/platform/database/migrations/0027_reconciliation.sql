-- The provider's word on every RRR of some days, beside ours. One night's is `day`; null when the bursary asked for it.
create table reconciliation (
  id int4 primary key generated always as identity,
  day date unique,
  period_from timestamptz not null,
  period_to timestamptz not null,
  started_at timestamptz not null,
  started_by text not null,
  -- RRRs of the period, and those of them that were asked about and that the provider did not answer about.
  rrrs int4 not null,
  asked int4 not null default 0,
  unanswered int4 not null default 0,
  -- The last RRR, in their order, that was asked about: who takes over goes on from there.
  reached text not null default '',
  claimed_until timestamptz,
  finished_at timestamptz
);

create unique index reconciliation_one_asked_for on reconciliation ((day is null)) where day is null and finished_at is null;
create index reconciliation_unfinished on reconciliation (id) where finished_at is null;

create table reconciliation_difference (
  id int8 primary key generated always as identity,
  reconciliation_id int4 not null references reconciliation,
  rrr text not null,
  -- `missed`: paid there and not here, credited by the reconciliation. Any other is a case of the same kind.
  kind text not null check (kind in ('missed', 'short', 'over', 'twice', 'superseded', 'mismatch', 'unconfirmed')),
  invoice_id uuid not null references invoice,
  expected_kobo bigint not null,
  reported_kobo bigint not null,
  provider_code text not null,
  found_at timestamptz not null,
  unique (reconciliation_id, rrr)
);

create index remita_order_made on remita_order (rrr_at);
