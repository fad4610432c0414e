-- A person's wish for a private chef.
create table chef_events (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  event_type text not null check (
    event_type in ('dinner-party', 'corporate', 'birthday', 'wedding', 'anniversary', 'other')
  ),
  guest_count integer not null check (guest_count between 1 and 5000),
  event_date date not null,
  -- Clock time in Dubai.
  event_time text not null check (event_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  cuisines text[] not null check (cardinality(cuisines) > 0),
  event_location text not null,
  city text check (
    city in ('Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman', 'Ras Al Khaimah', 'Fujairah', 'Umm Al Quwain')
  ),
  special_requirements text,
  status text not null default 'pending' check (
    status in ('pending', 'quoted', 'deposit_due', 'confirmed', 'completed', 'cancelled')
  ),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index chef_events_user on chef_events (user_id, id desc);
