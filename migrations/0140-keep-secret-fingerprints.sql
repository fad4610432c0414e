-- Which SECRET this database was first used with, as a keyed mark that does not tell it. A process
-- with another one would seal documents that the right one cannot open. The newest row counts: a
-- change of the secret adds one.
create table secret_fingerprints (
  id bigint generated always as identity primary key,
  fingerprint bytea not null unique check (length(fingerprint) = 32),
  kept_at timestamptz not null default now()
);

create trigger secret_fingerprints_stay
  before update or delete or truncate on secret_fingerprints
  for each statement execute function refuse_change();
