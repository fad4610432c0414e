-- Days of the week on which deliveries come; null is Monday to the plan's number of days.
alter table subscriptions
  add column weekdays smallint[] check (
    weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[] and cardinality(weekdays) = days_per_week
  ),
  -- The plan from the next cycle on, where the customer has chosen another one.
  add column next_plan_id integer references plans;

-- Another address for a while: it reverts itself after the last day.
create table address_spells (
  id integer generated always as identity primary key,
  subscription_id integer not null references subscriptions,
  customer_id uuid not null references users,
  address_id integer not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  -- Taken back before it was over.
  ended_at timestamptz,
  created_at timestamptz not null,
  foreign key (address_id, customer_id) references delivery_addresses (id, user_id)
);
create index address_spells_subscription on address_spells (subscription_id, to_day)
  where ended_at is null;
