-- How staff name a person and a session on the wire and on the phone.
alter table users add column number integer generated always as identity unique;
alter table sessions
  add column number integer generated always as identity unique,
  -- When a second factor was last given; null while none was.
  add column verified_at timestamptz;

-- Secrets are sealed by the application. A pending one waits for its first code.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret bytea,
  enrolled_at timestamptz,
  -- The newest time step whose code was taken: no code is taken twice.
  last_step integer,
  pending_secret bytea,
  pending_since timestamptz,
  check ((secret is null) = (enrolled_at is null)),
  check ((pending_secret is null) = (pending_since is null))
);

-- The codes themselves are shown once and never stored, only a keyed mark of each.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  mark bytea not null,
  used_at timestamptz,
  primary key (user_id, mark)
);
