-- What customers think of a delivered day's meals, one rating a day.
create table delivery_ratings (
  id integer generated always as identity primary key,
  delivery_id integer not null unique references delivery_days,
  restaurant_id integer not null references restaurants,
  customer_id uuid not null references users,
  stars smallint not null check (stars between 1 and 5),
  comment text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Hidden by an admin: it counts nowhere, and only its writer and admins see it.
  hidden_at timestamptz,
  hidden_reason text,
  check ((hidden_at is null) = (hidden_reason is null))
);
create index delivery_ratings_restaurant on delivery_ratings (restaurant_id, id desc);
create index delivery_ratings_customer on delivery_ratings (customer_id);

-- Ratings of before were made up.
alter table restaurants
  alter column rating set default 0,
  alter column rating_count set default 0;
update restaurants set rating = 0, rating_count = 0;
