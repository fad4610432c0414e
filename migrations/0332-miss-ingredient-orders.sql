-- Older code works with this: it takes the steps that it knows, and makes nothing good by choice.
-- Ingredients that did not come: until when the customer chooses, and what was chosen or given.
alter table ingredient_orders
  add column choose_until timestamptz,
  add column made_good text check (made_good in ('money', 'slot')),
  add constraint ingredient_orders_made_good check (made_good is null or choose_until is not null);
create index ingredient_orders_choose_until on ingredient_orders (choose_until)
  where made_good is null;
