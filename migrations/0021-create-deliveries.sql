-- The ledger: one row for each delivery a customer has paid for, and for each that replaces one.
create table delivery_days (
  id integer generated always as identity primary key,
  subscription_id integer not null references subscriptions,
  cycle_id integer not null references subscription_cycles,
  customer_id uuid not null references users,
  day date not null,
  status text not null default 'planned' check (
    status in (
      'planned', 'locked', 'preparing', 'out_for_delivery', 'delivered', 'skipped', 'failed',
      'forfeited'
    )
  ),
  -- The kitchen's cut-off for this day: from here on a planned day counts as locked.
  locks_at timestamptz not null,
  restaurant_id integer not null references restaurants,
  address_id integer not null,
  -- Where the courier goes, as it stood when the day was locked.
  address jsonb,
  meals smallint not null check (meals > 0),
  failure_reason text,
  -- A skipped day is worth another: the skipped one that this row makes up for.
  replaces_id integer unique references delivery_days,
  -- A skipped day that was neither used nor refunded in time.
  expired_at timestamptz,
  -- A day given back as money.
  refunded_at timestamptz,
  changed_at timestamptz not null,
  foreign key (address_id, customer_id) references delivery_addresses (id, user_id),
  check ((expired_at is null and refunded_at is null) or status = 'skipped'),
  check (expired_at is null or refunded_at is null),
  check ((failure_reason is null) = (status <> 'failed'))
);
-- A customer eats once a day from a subscription; a skipped day may be planned anew.
create unique index delivery_days_once on delivery_days (subscription_id, day)
  where status <> 'skipped';
create index delivery_days_customer on delivery_days (customer_id, day);
create index delivery_days_kitchen on delivery_days (restaurant_id, day);
create index delivery_days_to_lock on delivery_days (locks_at) where status = 'planned';
create index delivery_days_cycle on delivery_days (cycle_id);

-- What the customer chose to eat on a day of a subscription.
create table subscription_meals (
  id integer generated always as identity primary key,
  subscription_id integer not null references subscriptions,
  day date not null,
  meal_time text not null check (meal_time in ('breakfast', 'lunch', 'dinner')),
  menu_item_id integer not null references menu_items,
  quantity smallint not null check (quantity between 1 and 10),
  special_instructions text not null default '',
  address_id integer not null references delivery_addresses,
  created_at timestamptz not null,
  unique (subscription_id, day, meal_time, menu_item_id)
);

-- Numbered proof of every change to a subscription and its days; written once.
create table subscription_receipts (
  number integer generated always as identity primary key,
  subscription_id integer not null references subscriptions,
  kind text not null,
  facts jsonb not null,
  created_at timestamptz not null
);
create index subscription_receipts_subscription on subscription_receipts (subscription_id, number);
create trigger subscription_receipts_append_only
  before update or delete or truncate on subscription_receipts
  for each statement execute function refuse_change();
