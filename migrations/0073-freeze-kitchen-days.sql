alter table restaurants
  add column breakfast_window text not null default '07:30-09:30';

alter table kitchen_days
  add column is_closed boolean not null default false,
  -- When the day's sheet was made: what changes from here on is an amendment.
  add column frozen_at timestamptz;

-- One drop at one door: a delivery day's meals of one meal time, as the kitchen cooks them. Written
-- when the day is frozen; names, address and allergies stand as they were then.
create table kitchen_tickets (
  id integer generated always as identity primary key,
  restaurant_id integer not null references restaurants,
  day date not null,
  -- `A-118` on the board; counts from 1 in the order of the route.
  number smallint not null check (number > 0),
  -- Null once a payment that failed took the day out of the ledger; the ticket stays, cancelled.
  delivery_day_id integer references delivery_days on delete set null,
  customer_id uuid not null references users,
  meal_time text not null check (meal_time in ('breakfast', 'lunch', 'dinner')),
  -- Clock times in Dubai between which it is expected.
  window_from text not null,
  window_to text not null,
  customer_name text not null,
  address jsonb not null,
  area_id integer references areas,
  area text not null,
  -- What somebody of the household must not eat: keep apart.
  allergens text[] not null,
  -- Four digits that the customer tells at the door.
  handover_code text not null check (handover_code ~ '^[0-9]{4}$'),
  status text not null default 'due' check (
    status in ('due', 'preparing', 'ready', 'out', 'delivered', 'failed', 'cancelled')
  ),
  failure_reason text,
  -- Grows with every change; a change names the one it has seen.
  version integer not null default 1,
  changed_at timestamptz not null,
  unique (restaurant_id, day, number),
  unique (delivery_day_id, meal_time),
  check ((failure_reason is null) = (status <> 'failed'))
);
create index kitchen_tickets_customer on kitchen_tickets (customer_id, day);

create table kitchen_ticket_lines (
  ticket_id integer not null references kitchen_tickets on delete cascade,
  position smallint not null,
  menu_item_id integer not null references menu_items,
  dish_id integer not null references dishes,
  name_en text not null,
  name_ar text not null,
  quantity smallint not null check (quantity > 0),
  portion text not null check (portion in ('small', 'regular', 'large')),
  instructions text not null default '',
  chosen_by text not null check (chosen_by in ('customer', 'repeat', 'kitchen')),
  -- Set when the kitchen has ticked it off.
  done_at timestamptz,
  primary key (ticket_id, position)
);

-- What changed after the sheet was made; never written into the sheet silently.
create table sheet_amendments (
  id integer generated always as identity primary key,
  restaurant_id integer not null references restaurants,
  day date not null,
  number smallint not null check (number > 0),
  ticket_id integer references kitchen_tickets,
  kind text not null check (
    kind in ('ticket_added', 'ticket_cancelled', 'line_changed', 'allergy_added', 'address_changed')
  ),
  facts jsonb not null,
  created_at timestamptz not null,
  -- Somebody in the kitchen has read it.
  seen_at timestamptz,
  unique (restaurant_id, day, number)
);

-- Days between their cut-off and the door: those that may still wait for their sheet.
create index delivery_days_under_way on delivery_days (restaurant_id, day)
  where status in ('locked', 'preparing', 'out_for_delivery');
