create table users (
  id uuid primary key default gen_random_uuid(),
  phone text not null unique check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  name text not null default '',
  email text not null default '',
  role text not null default 'customer' check (role in ('customer', 'chef', 'restaurant', 'admin')),
  language text not null default 'en' check (language in ('en', 'ar')),
  suspended_at timestamptz,
  created_at timestamptz not null default now()
);

-- The token itself is never stored, only its SHA-256.
create table sessions (
  id bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null default ''
);
create index sessions_user on sessions (user_id);

-- One request for a code. The code is not stored: it is derived from the challenge's id and a key.
create table login_challenges (
  id bytea primary key,
  phone text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  redeemed_at timestamptz
);
create index login_challenges_phone on login_challenges (phone, created_at desc);
