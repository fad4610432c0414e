-- Meals planned for up to a week at once. The latest one of a customer counts.
create table meal_weeks (
  id integer generated always as identity primary key,
  customer_id uuid not null references users,
  subscription_id integer not null references subscriptions,
  starts_on date not null,
  days smallint not null check (days between 1 and 7),
  servings smallint not null check (servings between 1 and 10),
  seed integer not null,
  catalogue_version text not null,
  -- Everything that the engine was told: with seed and catalogue it plays the plan again.
  task jsonb not null,
  relaxed text[] not null,
  basket_fils integer not null,
  created_at timestamptz not null
);
create index meal_weeks_customer on meal_weeks (customer_id, id desc);

create table meal_week_slots (
  id integer generated always as identity primary key,
  week_id integer not null references meal_weeks,
  customer_id uuid not null references users,
  day date not null,
  meal_time text not null,
  dish_id integer not null references dishes,
  portion_twentieths smallint not null check (portion_twentieths between 12 and 36),
  is_leftover boolean not null,
  is_locked boolean not null default false,
  reasons jsonb not null,
  accepted_meal_id integer references accepted_meals,
  unique (week_id, day, meal_time)
);
create unique index meal_week_slots_accepted on meal_week_slots (accepted_meal_id)
  where accepted_meal_id is not null;
