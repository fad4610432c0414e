-- What the customer's household must not eat and how it eats, as it stood when they let it be told.
alter table chef_events
  add column allergens text[] not null default '{}',
  add column diets text[] not null default '{}';
