-- Browsers that have signed in with a number before. Only a hash of their cookie is kept.
create table login_devices (
  token_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index login_devices_user on login_devices (user_id);
create index login_devices_last_used on login_devices (last_used_at);

-- A proof of work is taken once.
create table used_proofs (
  id bytea primary key,
  expires_at timestamptz not null
);
create index used_proofs_expiry on used_proofs (expires_at);

alter table login_challenges
  -- Whose code this challenge shares; null where it has one of its own.
  add column code_seed bytea,
  add column code_length smallint not null default 6 check (code_length in (6, 8));
