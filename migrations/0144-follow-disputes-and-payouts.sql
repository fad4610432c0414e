-- What the customer's bank or PayPal disputes, by the provider's name for it.
create table payment_disputes (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  provider text not null check (provider in ('stripe', 'simulator', 'paypal')),
  ref text not null,
  amount_fils bigint not null check (amount_fils > 0),
  reason text not null,
  status text not null check (status in ('needs_response', 'under_review', 'won', 'lost')),
  evidence_due_by timestamptz,
  -- The card that paid, as long as it isn't charged without the customer.
  held_card_id bigint references card_setups,
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (provider, ref)
);
create index payment_disputes_payment on payment_disputes (payment_id);
create index payment_disputes_held_card on payment_disputes (held_card_id)
  where held_card_id is not null;

-- A dispute ends its review by itself.
alter table payment_reviews drop constraint payment_reviews_decision_check;
alter table payment_reviews add constraint payment_reviews_decision_check
  check (decision in ('confirm', 'repeat', 'return', 'not_captured', 'close', 'won', 'lost'));

-- What a provider moved to our bank account.
create table provider_payouts (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('stripe', 'simulator')),
  ref text not null,
  amount_fils bigint not null,
  status text not null check (status in ('pending', 'paid', 'failed', 'canceled')),
  failure_code text,
  arrives_at timestamptz not null,
  updated_at timestamptz not null,
  -- A person has dealt with one that failed.
  closed_at timestamptz,
  closed_by uuid references users,
  note text,
  unique (provider, ref)
);
create index provider_payouts_failed on provider_payouts (id)
  where status = 'failed' and closed_at is null;

insert into ledger_accounts (code, kind) values ('disputed-funds', 'asset');
alter table ledger_transactions
  alter column payment_id drop not null,
  add constraint ledger_transactions_subject_check
    check (payment_id is not null or key like 'payout%');

-- The simulator's disputes, which a page of it decides.
create table simulator.card_disputes (
  id text primary key,
  charge_id text not null,
  amount_fils bigint not null,
  status text not null check (status in ('needs_response', 'won', 'lost')),
  evidence_due_by timestamptz not null,
  created_at timestamptz not null
);

-- News of a refund or dispute names the charge as the provider does.
create index payments_capture_ref on payments (capture_ref) where capture_ref is not null;
