-- Older code works with this: it adds a table.
-- Someone whom our team asked to run a kitchen, until they accept or it is taken back.
create table kitchen_invites (
  id integer generated always as identity primary key,
  restaurant_id integer not null references restaurants,
  -- Forgotten once it is over.
  phone text,
  language text not null check (language in ('en', 'ar')),
  sent_at timestamptz not null,
  ends_at timestamptz not null,
  outcome text check (outcome in ('accepted', 'withdrawn', 'replaced', 'expired')),
  check ((phone is null) = (outcome is not null))
);
create index kitchen_invites_restaurant on kitchen_invites (restaurant_id);
-- One for each kitchen, and one for each number.
create unique index kitchen_invites_open on kitchen_invites (restaurant_id) where outcome is null;
create unique index kitchen_invites_phone on kitchen_invites (phone) where outcome is null;
