-- What the provider tells of a message after it took it.
alter table messages
  add column provider_id text unique,
  add column delivered_at timestamptz,
  add column read_at timestamptz,
  add column failed_at timestamptz,
  -- The provider's number of the error that a delivery failed with.
  add column failure_code integer;
