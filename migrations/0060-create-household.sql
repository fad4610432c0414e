-- Who eats at a customer's table. What they must not eat is health data: only its owner reads it.
create table household_members (
  id integer generated always as identity primary key,
  customer_id uuid not null references users on delete cascade,
  -- Null is the customer's own name of the profile.
  name text check (name is not null or is_customer),
  portion text not null default 'regular' check (portion in ('small', 'regular', 'large')),
  diets text[] not null default '{}',
  allergens text[] not null default '{}' check (
    allergens <@ array[
      'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'tree-nuts',
      'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'
    ]
  ),
  -- Ingredients of the catalogue, which never loses one.
  dislikes text[] not null default '{}' check (cardinality(dislikes) <= 30),
  fasts_in_ramadan boolean not null default false,
  is_customer boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index household_members_customer on household_members (customer_id, id);
create unique index household_members_one_customer on household_members (customer_id)
  where is_customer;
