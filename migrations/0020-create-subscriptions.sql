-- A customer's standing order of a plan from one kitchen. Its price is that of its cycles.
create table subscriptions (
  id integer generated always as identity primary key,
  customer_id uuid not null references users,
  plan_id integer not null references plans,
  restaurant_id integer not null references restaurants,
  -- The kitchen from the next cycle on, where the customer has chosen another one.
  next_restaurant_id integer references restaurants,
  address_id integer not null,
  start_date date not null,
  -- Null while it renews.
  end_date date,
  status text not null check (
    status in ('pending_payment', 'scheduled', 'active', 'paused', 'ending', 'ended')
  ),
  payment_method text not null,
  paypal_email text,
  cuisines text[] not null,
  diets text[] not null,
  -- As bought: a later change of the plan changes no running subscription.
  meals_per_day smallint not null,
  days_per_week smallint not null,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  foreign key (address_id, customer_id) references delivery_addresses (id, user_id),
  check (status not in ('ending', 'ended') or end_date is not null),
  check (payment_method <> 'paypal' or paypal_email is not null)
);
create index subscriptions_customer on subscriptions (customer_id, id desc);
create index subscriptions_due on subscriptions (status, start_date);
-- One that waits for its first charge: a second order of the same is a slip of the hand.
create unique index subscriptions_waiting_once
  on subscriptions (customer_id, plan_id, start_date, restaurant_id)
  where status in ('pending_payment', 'scheduled');

-- 28 days that are paid at once. Lines and amounts are what the customer agreed to.
create table subscription_cycles (
  id integer generated always as identity primary key,
  subscription_id integer not null references subscriptions,
  number smallint not null check (number > 0),
  starts_on date not null,
  ends_on date not null,
  restaurant_id integer not null references restaurants,
  lines jsonb not null,
  total_fils integer not null check (total_fils >= 0),
  vat_fils integer not null,
  delivery_days smallint not null,
  -- Days on which the kitchen keeps a place, until certain money turns them into delivery days.
  held_days text[] not null,
  payment_id integer,
  payment text not null default 'pending' check (
    payment in ('pending', 'ready', 'paid', 'failed', 'cancelled', 'refunded')
  ),
  -- Since when the money is certain and the delivery days exist.
  ready_at timestamptz,
  paid_at timestamptz,
  refunded_fils integer not null default 0 check (refunded_fils between 0 and total_fils),
  unique (subscription_id, number),
  check (ends_on = starts_on + 27)
);
create unique index subscription_cycles_payment on subscription_cycles (payment_id);
create index subscription_cycles_end on subscription_cycles (ends_on);
