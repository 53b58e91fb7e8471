-- The demo college's payment provider keeps its orders beside the college, so that they survive a restart together.
-- Empty where a real provider is configured.
create table remita_sandbox_order (
  rrr text primary key,
  order_id text not null unique,
  amount_kobo bigint not null check (amount_kobo > 0),
  payer_name text not null,
  payer_email text not null,
  payer_phone text not null,
  description text not null,
  created_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'declined', 'paid', 'cancelled')),
  paid_kobo bigint,
  channel text,
  paid_at timestamptz
);
