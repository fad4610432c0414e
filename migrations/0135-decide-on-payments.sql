-- A try whose call failed through the provider or us is made again by itself, with growing pauses.
-- Once the provider may have forgotten its key, the charge is looked up before it is made anew.
alter table payment_attempts
  add column key_at timestamptz,
  add column tries integer not null default 0,
  add column next_try_at timestamptz,
  add column last_fault text,
  -- What the bank's no means: whether the same card is worth another try.
  add column decline_class text
    check (decline_class in ('useless', 'authentication', 'funds', 'other'));
update payment_attempts set key_at = created_at;
alter table payment_attempts alter column key_at set not null;
alter table payment_attempts drop constraint payment_attempts_state_check;
alter table payment_attempts add constraint payment_attempts_state_check
  -- `not_captured`: a person found that it took no money.
  check (state in ('sent', 'processing', 'succeeded', 'failed', 'not_captured'));

-- One failure of a provider or of ours, from its first call to the next that goes through.
create table payment_incidents (
  id bigint generated always as identity primary key,
  provider text not null,
  kind text not null,
  code text not null,
  calls integer not null default 1,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  closed_at timestamptz
);
create unique index payment_incidents_open on payment_incidents (provider, kind)
  where closed_at is null;

-- What does not match, each with its own end: a person decides, and the same news opens it no more.
create table payment_reviews (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  reason text not null,
  -- What arrived, as the provider told it; `provider_ref` is empty where it named nothing.
  provider_ref text not null,
  amount_minor bigint,
  currency text,
  -- The provider's idempotency key where what arrived is given back.
  key uuid not null unique default gen_random_uuid(),
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references users,
  -- When what arrived had gone back, where that was decided.
  returned_at timestamptz,
  decision text check (decision in ('confirm', 'repeat', 'return', 'not_captured', 'close')),
  note text,
  check ((closed_at is null) or (decision is not null)),
  unique (payment_id, reason, provider_ref)
);
create index payment_reviews_open on payment_reviews (payment_id) where closed_at is null;
insert into payment_reviews (payment_id, reason, provider_ref, opened_at)
  select id, review_reason, '', now() from payments where review_reason is not null;
drop index payments_review;
alter table payments drop column review_reason;

-- A refund is on its way until the provider says how it ended, and may still fail afterwards.
alter table refunds
  add column key_at timestamptz,
  add column tries integer not null default 0,
  add column next_try_at timestamptz,
  add column last_fault text,
  add column failure_code text;
update refunds set key_at = created_at;
alter table refunds alter column key_at set not null;
alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check
  check (state in ('requested', 'sent', 'succeeded', 'failed'));
drop index refunds_requested;
create index refunds_open on refunds (id) where state in ('requested', 'sent');
create index refunds_provider_ref on refunds (provider_ref);
