-- The college's academic sessions; applications are made in the one that is open.
CREATE TABLE session (
  id int4 PRIMARY KEY,
  name text NOT NULL UNIQUE,
  is_open boolean NOT NULL DEFAULT false
);

CREATE UNIQUE INDEX session_one_open ON session (is_open) WHERE is_open;

INSERT INTO session (id, name, is_open) VALUES (1, '2026/2027', true);

CREATE SEQUENCE invoice_number;

-- What an applicant owes: one for a phone, a type and a session, however often it is asked for.
CREATE TABLE invoice (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  invoice_number text NOT NULL UNIQUE,
  application_type_id int4 NOT NULL,
  session_id int4 NOT NULL REFERENCES session,
  phone text NOT NULL,
  lastname text NOT NULL,
  firstname text NOT NULL,
  middlename text NOT NULL,
  email text NOT NULL,
  description text NOT NULL,
  amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
  created_at timestamptz NOT NULL,
  UNIQUE (application_type_id, phone, session_id)
);

-- What we asked the provider to collect. One order has one RRR and one amount for ever: when the amount changes, the
-- order is cancelled and another is made.
CREATE TABLE remita_order (
  order_id text PRIMARY KEY,
  invoice_id uuid NOT NULL REFERENCES invoice,
  amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
  created_at timestamptz NOT NULL,
  rrr text UNIQUE,
  rrr_at timestamptz,
  cancelled_at timestamptz,
  -- When the provider is to be asked again; null when there is nothing to ask. Pushed ahead while a server asks.
  ask_at timestamptz,
  asked_at timestamptz,
  asked_code text
);

CREATE UNIQUE INDEX remita_order_one_open ON remita_order (invoice_id) WHERE cancelled_at IS NULL;
CREATE INDEX remita_order_invoice ON remita_order (invoice_id);
CREATE INDEX remita_order_due ON remita_order (ask_at) WHERE ask_at IS NOT NULL;

-- A credited invoice. The keys are what makes crediting happen once, whoever races.
CREATE TABLE payment (
  invoice_id uuid PRIMARY KEY REFERENCES invoice,
  order_id text NOT NULL UNIQUE REFERENCES remita_order,
  rrr text NOT NULL UNIQUE,
  amount_kobo bigint NOT NULL,
  provider_code text NOT NULL,
  provider_paid_at text,
  credited_at timestamptz NOT NULL,
  credited_by text NOT NULL
);

CREATE INDEX payment_credited_at ON payment (credited_at);

-- Money that came in and credits nothing: the bursary decides.
CREATE TABLE payment_case (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  rrr text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('short', 'over', 'twice', 'superseded', 'mismatch')),
  invoice_id uuid NOT NULL REFERENCES invoice,
  expected_kobo bigint NOT NULL,
  reported_kobo bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  opened_by text NOT NULL,
  closed_at timestamptz,
  closed_by text,
  UNIQUE (rrr, kind)
);

CREATE INDEX payment_case_open ON payment_case (opened_at) WHERE closed_at IS NULL;

-- The story of an invoice, for whoever has to explain it.
CREATE TABLE payment_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id uuid NOT NULL REFERENCES invoice,
  kind text NOT NULL CHECK (kind IN ('invoiced', 'rrr made', 'told', 'asked', 'credited', 'case opened', 'order cancelled')),
  actor text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL
);

CREATE INDEX payment_event_invoice ON payment_event (invoice_id, id);
