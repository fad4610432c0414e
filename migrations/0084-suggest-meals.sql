alter table plans
  -- Replacements of suggestions a day; null is as many as one likes.
  add column replacements_per_day integer check (replacements_per_day >= 0);
update plans set replacements_per_day = suggestions_per_day where kind = 'ai' and tier <> 'premium';

-- What the engine is told beside the household's allergies. Targets are a grown-up's whole day.
create table suggestion_preferences (
  customer_id uuid primary key references users,
  kcal integer check (kcal between 1200 and 5000),
  protein_g integer,
  carbs_g integer,
  fat_g integer,
  cuisines text[] not null default '{}',
  diets text[] not null default '{}',
  max_minutes integer,
  budget_fils integer,
  -- Null is a whole kitchen.
  equipment text[],
  max_heat smallint,
  avoids_traces boolean not null default false,
  is_adult boolean not null default false,
  -- Choices before are not learned from.
  taste_since timestamptz,
  updated_at timestamptz not null,
  check (is_adult or (kcal is null and protein_g is null and carbs_g is null and fat_g is null))
);

create table pantry_items (
  customer_id uuid not null references users,
  ingredient_id text not null references ingredients,
  grams integer not null check (grams > 0),
  primary key (customer_id, ingredient_id)
);

-- Dishes that a customer never wants to see again.
create table banned_dishes (
  customer_id uuid not null references users,
  dish_id integer not null references dishes,
  banned_at timestamptz not null,
  primary key (customer_id, dish_id)
);

create table saved_meals (
  customer_id uuid not null references users,
  dish_id integer not null references dishes,
  saved_at timestamptz not null,
  primary key (customer_id, dish_id)
);

-- The suggestions of a day, made at once. Seed, catalogue and task play it again.
create table suggestion_batches (
  id integer generated always as identity primary key,
  customer_id uuid not null references users,
  subscription_id integer not null references subscriptions,
  day date not null,
  -- The first of a day is 1; each refresh has the next.
  number smallint not null check (number > 0),
  seed integer not null,
  catalogue_version text not null,
  task jsonb not null,
  -- What was asked for this time, as confirmed; null is as usual.
  wish jsonb,
  servings smallint not null check (servings between 1 and 10),
  relaxed text[] not null,
  created_at timestamptz not null,
  unique (subscription_id, day, number)
);
create index suggestion_batches_customer on suggestion_batches (customer_id, day desc);

create table meal_suggestions (
  id integer generated always as identity primary key,
  batch_id integer not null references suggestion_batches,
  customer_id uuid not null references users,
  position smallint not null,
  meal_time text not null,
  dish_id integer not null references dishes,
  -- 20 is one serving as the dish is written.
  portion_twentieths smallint not null check (portion_twentieths between 12 and 36),
  reasons jsonb not null,
  status text not null default 'offered' check (status in ('offered', 'replaced', 'dismissed')),
  -- The suggestion in whose place this one came: such a row is a replacement that was delivered.
  replaces_id integer references meal_suggestions,
  created_at timestamptz not null
);
-- One dish a place: two replacements at once cannot both be delivered.
create unique index meal_suggestions_place on meal_suggestions (batch_id, position)
  where status = 'offered';
create index meal_suggestions_customer on meal_suggestions (customer_id, id desc);
create index meal_suggestions_replaces on meal_suggestions (replaces_id);

-- A suggestion that was taken, with the recipe as it was then.
create table accepted_meals (
  id integer generated always as identity primary key,
  customer_id uuid not null references users,
  subscription_id integer not null references subscriptions,
  suggestion_id integer references meal_suggestions,
  dish_id integer not null references dishes,
  day date not null,
  meal_time text not null,
  servings smallint not null check (servings between 1 and 10),
  portion_twentieths smallint not null check (portion_twentieths between 12 and 36),
  catalogue_version text not null,
  created_at timestamptz not null,
  cooked_at timestamptz,
  rating smallint check (rating between 1 and 5),
  withdrawn_at timestamptz,
  check (cooked_at is null or withdrawn_at is null),
  check (rating is null or cooked_at is not null)
);
create unique index accepted_meals_suggestion on accepted_meals (suggestion_id)
  where withdrawn_at is null;
create index accepted_meals_customer on accepted_meals (customer_id, id desc);
create index accepted_meals_day on accepted_meals (customer_id, day);
