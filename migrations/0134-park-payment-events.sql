-- An event that cannot be applied is tried again by itself, and left to a person after five times.
alter table payment_events
  add column attempts smallint not null default 0,
  add column next_try_at timestamptz,
  add column last_error text,
  add column parked_at timestamptz;
drop index payment_events_unapplied;
create index payment_events_waiting on payment_events (id)
  where applied_at is null and parked_at is null;
create index payment_events_failed on payment_events (id)
  where applied_at is null and attempts > 0;

-- When the provider is next asked about an open request; null where it was never asked.
alter table payments add column look_at timestamptz;
create index payments_requested on payments (id)
  where method = 'paypal' and state = 'requires_action';
