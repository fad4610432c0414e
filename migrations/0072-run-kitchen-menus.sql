-- A dish of one kitchen alone; null is a dish of the shared catalogue.
alter table dishes
  add column restaurant_id integer references restaurants,
  -- The dish of the catalogue that the kitchen made its own.
  add column copied_from integer references dishes;
create index dishes_restaurant on dishes (restaurant_id) where restaurant_id is not null;

-- The kitchen's own picture of an own dish, square and without metadata.
create table dish_photos (
  dish_id integer primary key references dishes on delete cascade,
  image bytea not null,
  uploaded_at timestamptz not null
);

alter table menu_items
  -- Portions that the kitchen cooks a day; null is as many as are chosen.
  add column daily_limit integer check (daily_limit > 0),
  -- Sold out for deliveries up to this day; `is_available` is false until further notice.
  add column sold_out_until date,
  -- Taken off the menu; adding the dish again brings it back.
  add column withdrawn_at timestamptz,
  add constraint menu_items_withdrawn check (withdrawn_at is null or not is_available);

-- Portions of a limited dish that are promised for a day: the row that sells the last one once.
create table menu_item_days (
  menu_item_id integer not null references menu_items on delete cascade,
  day date not null,
  chosen integer not null check (chosen >= 0),
  primary key (menu_item_id, day)
);

create index subscription_meals_dish on subscription_meals (menu_item_id, day);

alter table kitchen_days
  -- Set for this day alone; otherwise the day follows the kitchen's capacity.
  add column is_capacity_own boolean not null default false;
