-- The simulated payment providers' own books. The product reads them through their gateways only.
create schema simulator;

create table simulator.card_setups (
  id text primary key,
  key uuid not null unique,
  status text not null check (status in ('open', 'challenge', 'succeeded', 'failed')),
  language text not null check (language in ('en', 'ar')),
  -- How the typed card behaves; the number itself is not kept.
  behaviour text,
  brand text,
  last4 text,
  expiry_month smallint,
  expiry_year smallint,
  failure_code text,
  created_at timestamptz not null
);

create table simulator.card_charges (
  id text primary key,
  key uuid not null unique,
  setup_id text not null references simulator.card_setups,
  amount_fils integer not null,
  currency text not null,
  status text not null check (status in ('processing', 'succeeded', 'failed')),
  failure_code text,
  -- A charge under way is through from this instant.
  succeeds_at timestamptz,
  created_at timestamptz not null
);

create table simulator.card_refunds (
  id text primary key,
  key uuid not null unique,
  charge_id text not null references simulator.card_charges,
  amount_fils integer not null,
  created_at timestamptz not null
);

create table simulator.card_events (
  id text primary key,
  body text not null,
  created_at timestamptz not null
);

-- An event may be delivered more than once, late and out of order.
create table simulator.card_deliveries (
  id bigint generated always as identity primary key,
  event_id text not null references simulator.card_events,
  due_at timestamptz not null,
  delivered_at timestamptz
);
create index card_deliveries_due on simulator.card_deliveries (due_at) where delivered_at is null;

create table simulator.paypal_requests (
  id text primary key,
  key uuid not null unique,
  email text not null,
  usd_cents integer not null,
  reference text not null,
  language text not null check (language in ('en', 'ar')),
  status text not null check (status in ('sent', 'paid', 'cancelled')),
  created_at timestamptz not null
);

create table simulator.paypal_refunds (
  id text primary key,
  key uuid not null unique,
  request_id text not null references simulator.paypal_requests,
  usd_cents integer not null,
  created_at timestamptz not null
);
