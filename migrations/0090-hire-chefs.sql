-- A person who cooks at other people's tables; opened by an approved application.
create table chefs (
  id integer generated always as identity primary key,
  user_id uuid not null unique references users,
  name_en text not null,
  name_ar text not null,
  bio_en text not null default '',
  bio_ar text not null default '',
  -- Where the chef lives: ways are counted from here.
  city text not null check (
    city in ('Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman', 'Ras Al Khaimah', 'Fujairah', 'Umm Al Quwain')
  ),
  -- Where the chef works.
  emirates text[] not null check (cardinality(emirates) > 0),
  cuisines text[] not null check (cardinality(cuisines) > 0),
  guests_min integer not null default 2 check (guests_min >= 1),
  guests_max integer not null default 40 check (guests_max <= 5000),
  -- New requests are told of; a chef on leave keeps the events that are booked.
  takes_requests boolean not null default true,
  created_at timestamptz not null,
  check (guests_min <= guests_max)
);

create table chef_menus (
  id integer generated always as identity primary key,
  chef_id integer not null references chefs,
  name text not null,
  per_guest_fils integer not null check (per_guest_fils > 0),
  inclusions text[] not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index chef_menus_chef on chef_menus (chef_id, id desc) where removed_at is null;

create table chef_menu_courses (
  menu_id integer not null references chef_menus on delete cascade,
  position smallint not null,
  course text not null check (course in ('starter', 'soup', 'main', 'side', 'sweet', 'drink')),
  title text not null,
  -- A dish of the catalogue lends its plate and its allergens.
  dish_slug text,
  allergens text[] not null default '{}',
  primary key (menu_id, position)
);

create table chef_blocked_days (
  chef_id integer not null references chefs,
  day date not null,
  note text not null default '',
  primary key (chef_id, day)
);

alter table chef_events
  add column starts_at timestamptz generated always as (
    (event_date + make_time(substr(event_time, 1, 2)::integer, substr(event_time, 4, 2)::integer, 0))
      at time zone 'Asia/Dubai'
  ) stored,
  add column cancelled_at timestamptz,
  -- What was paid for and held is told apart from a request that was only withdrawn.
  add column cancelled_by text check (cancelled_by in ('customer', 'chef', 'admin', 'payment'));
create index chef_events_open on chef_events (starts_at) where status in ('pending', 'quoted');
create index chef_events_admin on chef_events (status, id desc);

-- The chefs who were told of a request.
create table chef_invitations (
  event_id integer not null references chef_events on delete cascade,
  chef_id integer not null references chefs,
  told_at timestamptz not null,
  seen_at timestamptz,
  declined_at timestamptz,
  primary key (event_id, chef_id)
);
create index chef_invitations_chef on chef_invitations (chef_id, event_id desc);

create table chef_quotes (
  id integer generated always as identity primary key,
  event_id integer not null references chef_events,
  chef_id integer not null references chefs,
  status text not null default 'sent'
    check (status in ('sent', 'accepted', 'closed', 'expired', 'withdrawn')),
  guest_count integer not null check (guest_count > 0),
  -- VAT included, as all prices.
  per_guest_fils integer not null check (per_guest_fils > 0),
  total_fils bigint not null generated always as (per_guest_fils::bigint * guest_count) stored,
  inclusions text[] not null,
  note text not null default '',
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz
);
create unique index chef_quotes_once on chef_quotes (event_id, chef_id)
  where status in ('sent', 'accepted');
create unique index chef_quotes_accepted on chef_quotes (event_id) where status = 'accepted';
create index chef_quotes_chef on chef_quotes (chef_id, id desc);
create index chef_quotes_due on chef_quotes (expires_at) where status = 'sent';

create table chef_quote_courses (
  quote_id integer not null references chef_quotes on delete cascade,
  position smallint not null,
  course text not null check (course in ('starter', 'soup', 'main', 'side', 'sweet', 'drink')),
  title text not null,
  dish_slug text,
  allergens text[] not null default '{}',
  primary key (quote_id, position)
);

-- An accepted quote: the chef's day is taken.
create table chef_bookings (
  id integer generated always as identity primary key,
  event_id integer not null references chef_events,
  quote_id integer not null references chef_quotes,
  chef_id integer not null references chefs,
  customer_id uuid not null references users,
  day date not null,
  starts_at timestamptz not null,
  status text not null default 'deposit_due'
    check (status in ('deposit_due', 'confirmed', 'completed', 'cancelled')),
  total_fils bigint not null,
  deposit_fils bigint not null,
  balance_fils bigint not null generated always as (total_fils - deposit_fils) stored,
  -- Of the total, kept by Sufra as it stood when the quote was accepted; ten-thousandths.
  fee_basis_points integer not null,
  deposit_payment_id bigint references payments,
  balance_payment_id bigint references payments,
  booked_at timestamptz not null,
  confirmed_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('customer', 'chef', 'admin', 'payment')),
  -- The chef lets the customer move or cancel freely though less than 72 hours are left.
  waived_at timestamptz,
  -- Null until cancelled; of the deposit.
  refunded_fils bigint
);
create unique index chef_bookings_event on chef_bookings (event_id) where status <> 'cancelled';
create unique index chef_bookings_day on chef_bookings (chef_id, day) where status <> 'cancelled';
create index chef_bookings_chef on chef_bookings (chef_id, starts_at);
create index chef_bookings_customer on chef_bookings (customer_id);
create index chef_bookings_deposit on chef_bookings (deposit_payment_id);
create index chef_bookings_balance on chef_bookings (balance_payment_id);
create index chef_bookings_due on chef_bookings (starts_at) where status = 'confirmed';

-- Every move of a booking, so that both can see what was agreed when.
create table chef_booking_steps (
  id integer generated always as identity primary key,
  booking_id integer not null references chef_bookings,
  kind text not null check (
    kind in ('booked', 'confirmed', 'moved', 'waived', 'cancelled', 'completed', 'balance_paid')
  ),
  actor text not null check (actor in ('customer', 'chef', 'admin', 'system')),
  at timestamptz not null,
  from_starts_at timestamptz,
  to_starts_at timestamptz
);
create index chef_booking_steps_booking on chef_booking_steps (booking_id, id);

-- What a chef is owed for an event, or for the deposit that was kept.
create table chef_payouts (
  id integer generated always as identity primary key,
  booking_id integer not null unique references chef_bookings,
  chef_id integer not null references chefs,
  gross_fils bigint not null check (gross_fils > 0),
  fee_fils bigint not null check (fee_fils >= 0),
  net_fils bigint not null generated always as (gross_fils - fee_fils) stored,
  -- Not before the hours for complaints are over.
  due_at timestamptz not null,
  held_at timestamptz,
  paid_at timestamptz,
  reference text
);
create index chef_payouts_chef on chef_payouts (chef_id, id desc);
create index chef_payouts_due on chef_payouts (due_at) where paid_at is null;

create table chef_messages (
  id integer generated always as identity primary key,
  event_id integer not null references chef_events on delete cascade,
  chef_id integer not null references chefs,
  sender text not null check (sender in ('customer', 'chef')),
  -- As it was typed; contacts in it show only once the two are booked.
  text text not null,
  sent_at timestamptz not null,
  read_at timestamptz
);
create index chef_messages_thread on chef_messages (event_id, chef_id, id);

create table chef_reviews (
  booking_id integer primary key references chef_bookings,
  chef_id integer not null references chefs,
  stars smallint not null check (stars between 1 and 5),
  text text not null default '',
  language text not null check (language in ('en', 'ar')),
  written_at timestamptz not null,
  reply text,
  replied_at timestamptz
);
create index chef_reviews_chef on chef_reviews (chef_id, written_at desc);

create table chef_complaints (
  id integer generated always as identity primary key,
  booking_id integer not null unique references chef_bookings,
  text text not null,
  made_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references users,
  -- Given back to the customer; 0 where the complaint did not hold.
  refunded_fils bigint,
  resolution text
);
create index chef_complaints_open on chef_complaints (made_at) where resolved_at is null;

alter table payments
  drop constraint payments_purpose_check,
  add constraint payments_purpose_check check (
    purpose in ('cycle', 'extras', 'ingredients', 'chef_deposit', 'chef_balance')
  );
insert into ledger_accounts (code, kind) values
  ('chef-payouts', 'liability'),
  ('chef-fees', 'income');

-- Anonymous pages show the newest reviews.
create trigger chef_reviews_touch after insert or update or delete on chef_reviews
  for each statement execute function touch_catalogue();
