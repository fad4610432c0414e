-- The dishes that an order of ingredients is for; ordering one again tells of taste.
create table ordered_dishes (
  order_id integer not null references ingredient_orders on delete cascade,
  dish_id integer not null references dishes,
  -- It was cooked before, or the order repeats an earlier one.
  is_again boolean not null,
  primary key (order_id, dish_id)
);
