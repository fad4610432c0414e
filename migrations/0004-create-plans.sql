-- What a customer can subscribe to. Prices are whole records of the catalogue, never of the client.
create table plans (
  id integer primary key,
  kind text not null check (kind in ('prepared', 'custom', 'ai')),
  tier text not null,
  name_en text not null,
  name_ar text not null,
  description_en text not null,
  description_ar text not null,
  features_en text[] not null,
  features_ar text[] not null,
  -- Monthly price of an AI plan, and the "from" price of a prepared one.
  price_fils integer not null check (price_fils >= 0),
  -- Applied to the kitchen's monthly price, in basis points (12000 = 1.2).
  multiplier_bp integer not null default 10000,
  meals_per_day integer not null check (meals_per_day between 1 and 10),
  days_per_week integer not null check (days_per_week between 1 and 7),
  meal_times text[] not null,
  suggestions_per_day integer not null default 0,
  portions integer not null default 1,
  is_most_popular boolean not null default false,
  sort_order integer not null
);
create trigger plans_touch_catalogue after insert or update or delete on plans
  for each statement execute function touch_catalogue();

create table add_ons (
  id integer primary key,
  slug text not null unique,
  name_en text not null,
  name_ar text not null,
  description_en text not null,
  description_ar text not null,
  price_fils integer not null check (price_fils >= 0),
  charged_per text not null check (charged_per in ('month', 'order')),
  sort_order integer not null
);
create trigger add_ons_touch_catalogue after insert or update or delete on add_ons
  for each statement execute function touch_catalogue();

-- What a diet adds to a cycle of a prepared plan.
create table dietary_fees (
  diet text primary key,
  fee_fils integer not null check (fee_fils >= 0),
  sort_order integer not null
);
create trigger dietary_fees_touch_catalogue after insert or update or delete on dietary_fees
  for each statement execute function touch_catalogue();
