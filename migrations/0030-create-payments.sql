-- A card kept with the card provider. The number never comes here: brand and last four digits do.
create table card_setups (
  id bigint generated always as identity primary key,
  customer_id uuid not null references users,
  -- The payment that asked for a card; null where the form came first.
  payment_id bigint,
  -- The provider's idempotency key of this set-up.
  key uuid not null unique default gen_random_uuid(),
  provider_ref text unique,
  url text,
  presentation text check (presentation in ('frame', 'redirect')),
  status text not null default 'open' check (status in ('open', 'succeeded', 'failed', 'expired')),
  -- What the provider wants to see when it charges.
  method_ref text,
  brand text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  expiry_month smallint,
  expiry_year smallint,
  failure_code text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check (status <> 'succeeded' or method_ref is not null)
);
create unique index card_setups_open on card_setups (customer_id, coalesce(payment_id, 0))
  where status = 'open';

-- One payment of one cycle. The row exists before any money moves.
create table payments (
  id bigint generated always as identity primary key,
  reference text not null unique generated always as ('SUF-' || lpad(id::text, 6, '0')) stored,
  customer_id uuid not null references users,
  subscription_id bigint not null,
  cycle integer not null check (cycle > 0),
  amount_fils integer not null check (amount_fils > 0),
  method text not null check (method in ('credit_card', 'paypal', 'usdt')),
  state text not null check (state in (
    'requires_action', 'ready', 'failed', 'expired', 'captured', 'partially_refunded', 'refunded'
  )),
  description_en text not null,
  description_ar text not null,
  charge_on date not null,
  -- The next instant at which a charge may be tried.
  next_charge_at timestamptz not null,
  failures integer not null default 0,
  last_failure text,
  card_setup_id bigint references card_setups,
  paypal_email text,
  usd_cents integer,
  -- Ten-thousandths of a dirham a dollar, as it was when the amount was quoted.
  usd_rate integer,
  request_key uuid not null unique default gen_random_uuid(),
  request_ref text unique,
  request_url text,
  -- What the provider calls the money it took; refunds name it.
  capture_ref text,
  -- Set where a person must look: what arrived does not match what was asked.
  review_reason text,
  captured_at timestamptz,
  refunded_fils integer not null default 0,
  -- Failed, lapsed or called off: money that still arrives is given back.
  closed_at timestamptz,
  created_at timestamptz not null,
  check (refunded_fils between 0 and amount_fils),
  check (refunded_fils = 0 or captured_at is not null),
  check (method <> 'paypal' or (paypal_email is not null and usd_cents is not null and usd_rate is not null))
);
create unique index payments_live on payments (subscription_id, cycle)
  where closed_at is null and state <> 'refunded';
create index payments_customer on payments (customer_id, id desc);
create index payments_subscription on payments (subscription_id, id desc);
create index payments_unsettled on payments (next_charge_at) where state in ('requires_action', 'ready');
alter table card_setups add foreign key (payment_id) references payments;

-- One try to charge a card; its key is the provider's idempotency key.
create table payment_attempts (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  key uuid not null unique default gen_random_uuid(),
  card_setup_id bigint not null references card_setups,
  state text not null default 'sent' check (state in ('sent', 'processing', 'succeeded', 'failed')),
  provider_ref text unique,
  failure_code text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create unique index payment_attempts_open on payment_attempts (payment_id)
  where state in ('sent', 'processing');
create index payment_attempts_payment on payment_attempts (payment_id, id desc);

create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  key uuid not null unique default gen_random_uuid(),
  amount_fils integer not null check (amount_fils > 0),
  vat_fils integer not null check (vat_fils >= 0),
  usd_cents integer,
  reason text not null,
  to_wallet boolean not null,
  state text not null check (state in ('requested', 'succeeded')),
  provider_ref text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index refunds_payment on refunds (payment_id);
create index refunds_requested on refunds (id) where state = 'requested';

-- Every webhook event as it came, once, whatever it led to.
create table payment_events (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  type text not null,
  payload jsonb not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  outcome text,
  unique (provider, event_id)
);
create index payment_events_unapplied on payment_events (id) where applied_at is null;
