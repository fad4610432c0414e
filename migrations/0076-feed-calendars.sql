-- A private address per person at which calendars read the deliveries. Nonce and the server's secret
-- make its token; to find the person again the token's hash is enough.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  nonce bytea not null,
  token_hash bytea not null unique,
  created_at timestamptz not null
);

-- What calendars have been told of a delivery, so that they see when and how often it changed.
create table calendar_entries (
  delivery_day_id integer not null references delivery_days on delete cascade,
  meal_time text not null check (meal_time in ('breakfast', 'lunch', 'dinner')),
  fingerprint bytea not null,
  sequence integer not null default 0,
  changed_at timestamptz not null,
  primary key (delivery_day_id, meal_time)
);
