create table ingredients (
  id text primary key,
  name_en text not null,
  name_ar text not null,
  -- USDA number, or the note of a typical value.
  source text not null,
  kcal_per_100g numeric(7, 2) not null,
  protein_g_per_100g numeric(6, 2) not null,
  carbs_g_per_100g numeric(6, 2) not null,
  fat_g_per_100g numeric(6, 2) not null,
  fibre_g_per_100g numeric(6, 2) not null,
  sodium_mg_per_100g numeric(8, 2) not null,
  allergens text[] not null,
  tags text[] not null,
  price_per_kg_fils integer not null,
  pack_grams integer not null,
  is_perishable boolean not null,
  aisle text not null
);

create table meal_categories (
  id integer primary key,
  slug text not null unique,
  name_en text not null,
  name_ar text not null,
  sort_order integer not null
);

-- A dish of the shared catalogue. What it contains is computed from its lines and kept here.
create table dishes (
  id integer generated always as identity primary key,
  slug text not null unique,
  name_en text not null,
  name_ar text not null,
  description_en text not null,
  description_ar text not null,
  cuisine text not null,
  category_id integer not null references meal_categories,
  meal_times text[] not null,
  minutes integer not null,
  price_fils integer not null check (price_fils > 0),
  kcal integer not null,
  protein_g numeric(6, 1) not null,
  carbs_g numeric(6, 1) not null,
  fat_g numeric(6, 1) not null,
  fibre_g numeric(6, 1) not null,
  sodium_mg integer not null,
  allergens text[] not null,
  diets text[] not null
);

create table dish_lines (
  dish_id integer not null references dishes on delete cascade,
  position smallint not null,
  ingredient_id text not null references ingredients,
  grams numeric(7, 1) not null check (grams > 0),
  primary key (dish_id, position)
);

create table areas (
  id integer primary key,
  emirate text not null,
  slug text not null unique,
  name_en text not null,
  name_ar text not null,
  latitude double precision not null,
  longitude double precision not null
);
create index areas_emirate on areas (emirate);

create table restaurants (
  id integer primary key,
  owner_id uuid references users,
  name_en text not null,
  name_ar text not null,
  description_en text not null,
  description_ar text not null,
  cuisines text[] not null,
  area_id integer not null references areas,
  latitude double precision not null,
  longitude double precision not null,
  rating numeric(2, 1) not null,
  rating_count integer not null,
  opening_time text not null,
  closing_time text not null,
  delivery_minutes_min integer not null,
  delivery_minutes_max integer not null,
  delivery_fee_fils integer not null check (delivery_fee_fils >= 0),
  delivery_radius_km numeric(5, 1) not null check (delivery_radius_km between 0 and 60),
  monthly_price_fils integer not null check (monthly_price_fils > 0),
  capacity_per_day integer not null check (capacity_per_day >= 0),
  -- Changes for a day are taken until this clock time, so many days before.
  cutoff_time text not null default '18:00',
  cutoff_days integer not null default 2,
  lunch_window text not null default '12:00-14:00',
  dinner_window text not null default '18:30-20:30',
  is_active boolean not null default true
);
create index restaurants_owner on restaurants (owner_id);
create index restaurants_place on restaurants (latitude, longitude) where is_active;

create table menu_items (
  id integer generated always as identity primary key,
  restaurant_id integer not null references restaurants,
  dish_id integer not null references dishes,
  price_fils integer not null check (price_fils > 0),
  is_available boolean not null default true,
  sort_order integer not null,
  unique (restaurant_id, dish_id)
);
create index menu_items_dish on menu_items (dish_id);

-- Portions promised for a kitchen's day; the check sells the last place once.
create table kitchen_days (
  restaurant_id integer not null references restaurants,
  day date not null,
  capacity integer not null,
  booked integer not null default 0,
  primary key (restaurant_id, day),
  check (booked between 0 and capacity)
);

create trigger areas_touch_catalogue after insert or update or delete on areas
  for each statement execute function touch_catalogue();
create trigger dishes_touch_catalogue after insert or update or delete on dishes
  for each statement execute function touch_catalogue();
create trigger restaurants_touch_catalogue after insert or update or delete on restaurants
  for each statement execute function touch_catalogue();
create trigger menu_items_touch_catalogue after insert or update or delete on menu_items
  for each statement execute function touch_catalogue();
