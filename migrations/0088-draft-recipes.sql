-- Recipes that a language model put together for one customer: ingredients of ours and acts of
-- ours, no word of the model's. What they hold is computed anew whenever they are shown.
create table recipe_drafts (
  id integer generated always as identity primary key,
  customer_id uuid not null references users,
  cuisine text not null,
  category text not null,
  meal_time text not null,
  -- Grams of one serving, in the order in which the steps count them.
  lines jsonb not null,
  steps jsonb not null,
  created_at timestamptz not null
);
create index recipe_drafts_customer on recipe_drafts (customer_id, id desc);
