-- Ingredients are sold as well, and cash at the door is money like any other.
alter table payments
  drop constraint payments_purpose_check,
  add constraint payments_purpose_check check (purpose in ('cycle', 'extras', 'ingredients')),
  drop constraint payments_method_check,
  add constraint payments_method_check
    check (method in ('credit_card', 'paypal', 'usdt', 'cash_on_delivery')),
  add check (purpose <> 'ingredients' or method in ('credit_card', 'cash_on_delivery')),
  add check (method <> 'cash_on_delivery' or purpose = 'ingredients');
insert into ledger_accounts (code, kind) values ('clearing:cash_on_delivery', 'asset');

-- What accepted meals need; its items are computed anew from the meals, the pantry and the prices.
create table shopping_lists (
  id integer generated always as identity primary key,
  customer_id uuid not null references users,
  -- Null is named after its meals.
  name text,
  created_at timestamptz not null,
  archived_at timestamptz
);
create index shopping_lists_customer on shopping_lists (customer_id, id desc);

create table shopping_list_meals (
  list_id integer not null references shopping_lists on delete cascade,
  accepted_meal_id integer not null references accepted_meals,
  servings smallint not null check (servings between 1 and 10),
  primary key (list_id, accepted_meal_id)
);
create index shopping_list_meals_meal on shopping_list_meals (accepted_meal_id);

-- What a customer said of one ingredient of a list.
create table shopping_list_marks (
  list_id integer not null references shopping_lists on delete cascade,
  ingredient_id text not null references ingredients,
  -- Packs that were bought by then; more that are needed later are still to be bought.
  ticked_packs integer check (ticked_packs > 0),
  -- Bought though the pantry has it.
  is_put_back boolean not null default false,
  -- Added by hand, as bought.
  extra_grams integer check (extra_grams between 1 and 50000),
  primary key (list_id, ingredient_id)
);

create table ingredient_orders (
  id integer generated always as identity primary key,
  customer_id uuid not null references users,
  list_id integer references shopping_lists on delete set null,
  status text not null default 'placed'
    check (status in ('placed', 'packing', 'out', 'delivered', 'failed', 'cancelled')),
  payment_method text not null check (payment_method in ('credit_card', 'cash_on_delivery')),
  items_fils integer not null check (items_fils > 0),
  delivery_fils integer not null check (delivery_fils >= 0),
  total_fils integer not null generated always as (items_fils + delivery_fils) stored,
  window_day date not null,
  window_from text not null,
  window_to text not null,
  -- As they were when the order was placed.
  address_en text not null,
  address_ar text not null,
  -- Landmark and what to tell the driver.
  address_notes text,
  placed_at timestamptz not null,
  payment_id bigint references payments,
  -- The card was charged, or the cash collected.
  paid_at timestamptz
);
create index ingredient_orders_customer on ingredient_orders (customer_id, id desc);
create index ingredient_orders_status on ingredient_orders (status, id desc);
create index ingredient_orders_list on ingredient_orders (list_id);
create index ingredient_orders_payment on ingredient_orders (payment_id);

create table ingredient_order_lines (
  order_id integer not null references ingredient_orders,
  position smallint not null,
  ingredient_id text not null references ingredients,
  name_en text not null,
  name_ar text not null,
  -- As bought.
  need_mg integer not null check (need_mg > 0),
  packs integer not null check (packs > 0),
  pack_grams integer not null,
  gross_fils integer not null check (gross_fils > 0),
  primary key (order_id, position),
  unique (order_id, ingredient_id)
);

create table ingredient_order_steps (
  id integer generated always as identity primary key,
  order_id integer not null references ingredient_orders,
  status text not null,
  at timestamptz not null,
  -- Words of ours, or of who packs.
  reason_en text,
  reason_ar text
);
create index ingredient_order_steps_order on ingredient_order_steps (order_id, id);
