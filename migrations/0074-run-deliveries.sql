-- Of this day's price, what went back as money because a drop failed. In sixths, because a day has
-- one, two or three drops.
alter table delivery_days
  add column refunded_sixths smallint not null default 0 check (refunded_sixths between 0 and 6);

-- Who drives for a kitchen. They have no account: a run's link is all they need.
create table drivers (
  id integer generated always as identity primary key,
  restaurant_id integer not null references restaurants,
  name text not null,
  phone text not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  unique (restaurant_id, phone)
);

-- One driver's drops of one day and meal time.
create table delivery_runs (
  id integer generated always as identity primary key,
  restaurant_id integer not null references restaurants,
  day date not null,
  meal_time text not null check (meal_time in ('breakfast', 'lunch', 'dinner')),
  driver_id integer not null references drivers,
  -- Together with the server's secret it makes the driver's link, of which the hash is kept.
  link_nonce uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  unique (restaurant_id, day, meal_time, driver_id)
);

alter table kitchen_tickets
  add column run_id integer references delivery_runs,
  -- Nobody opened, and the driver waits from here on.
  add column knocked_at timestamptz;
create index kitchen_tickets_run on kitchen_tickets (run_id) where run_id is not null;

-- Every step of a ticket, forward and back.
create table kitchen_ticket_steps (
  id bigint generated always as identity primary key,
  ticket_id integer not null references kitchen_tickets,
  from_status text not null,
  to_status text not null,
  is_recall boolean not null default false,
  -- Why it failed, or why it was handed over without the code.
  reason text,
  -- Taken by somebody of the kitchen, or by the driver of a run.
  user_id uuid references users,
  run_id integer references delivery_runs,
  -- By the clock of the device, which may have been offline.
  happened_at timestamptz not null,
  recorded_at timestamptz not null,
  check (num_nonnulls(user_id, run_id) = 1)
);
create index kitchen_ticket_steps_ticket on kitchen_ticket_steps (ticket_id, id desc);

-- What the customer gets back for a drop that failed by the kitchen's fault. The amount is fixed at
-- once; the money leaves when the step can no longer be recalled.
create table drop_refunds (
  ticket_id integer primary key references kitchen_tickets,
  cycle_id integer not null references subscription_cycles,
  sixths smallint not null check (sixths between 1 and 6),
  amount_fils integer not null check (amount_fils >= 0),
  due_at timestamptz not null,
  refund_id bigint references refunds,
  settled_at timestamptz
);
create index drop_refunds_due on drop_refunds (due_at) where settled_at is null;
