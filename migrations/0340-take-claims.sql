-- Older code works with this: it neither reads nor writes these tables.
-- What a customer says was wrong with a drop, once for each kind and dish.
create table delivery_claims (
  id integer generated always as identity primary key,
  ticket_id integer not null references kitchen_tickets,
  customer_id uuid not null references users,
  kind text not null check (kind in ('not_arrived', 'wrong_dish', 'quality', 'allergen')),
  -- Waiting: the drop has not ended yet. Open: our team decides.
  state text not null check (state in ('waiting', 'open', 'granted', 'refused')),
  -- What it is about, where that is one dish. A reaction without one may have been to any of the drop.
  dish_id integer references dishes,
  words text not null default '',
  photo_id uuid references private_files,
  made_at timestamptz not null,
  decided_at timestamptz,
  -- Nobody where it was made good at once.
  decided_by uuid references users,
  -- What the customer was told.
  answer text not null default '',
  -- In the team's list: reactions that are open, what else is open, the longest waiting first; then the
  -- newest.
  place bigint not null generated always as (
    case when state = 'open' and kind = 'allergen' then 8000000000 - id
         when state = 'open' then 6000000000 - id
         else id end) stored,
  unique nulls not distinct (ticket_id, kind, dish_id),
  check ((decided_at is not null) = (state in ('granted', 'refused')))
);
create index delivery_claims_customer on delivery_claims (customer_id, id desc);
create index delivery_claims_place on delivery_claims (place desc, id desc);
create index delivery_claims_open on delivery_claims (made_at) where state = 'open';
create index delivery_claims_photo on delivery_claims (photo_id) where photo_id is not null;

-- A kitchen says that it was not its fault. That decides who bears the cost, never what the customer has.
create table drop_contests (
  ticket_id integer primary key references kitchen_tickets,
  words text not null,
  contested_at timestamptz not null,
  decision text check (decision in ('upheld', 'dismissed')),
  borne_by text not null default 'kitchen' check (borne_by in ('kitchen', 'sufra')),
  decided_at timestamptz,
  decided_by uuid references users,
  check ((decided_at is null) = (decision is null)),
  check ((borne_by = 'sufra') = (decision is not distinct from 'upheld'))
);
create index drop_contests_open on drop_contests (contested_at) where decision is null;

-- A dish of the catalogue and what kitchens made of it: a copy is always one of the catalogue's.
create index dishes_family on dishes (coalesce(copied_from, id));

-- Dishes that are never sent to a household again unless it lifts that itself, nor any other dish of
-- their family.
create table household_blocked_dishes (
  customer_id uuid not null references users,
  dish_id integer not null references dishes,
  since timestamptz not null,
  -- Why: the report of what it did to someone.
  claim_id integer not null references delivery_claims,
  primary key (customer_id, dish_id)
);
create index household_blocked_dishes_claim on household_blocked_dishes (claim_id);

alter table sheet_amendments
  drop constraint sheet_amendments_kind_check,
  add constraint sheet_amendments_kind_check check (kind in (
    'ticket_added', 'ticket_cancelled', 'line_changed', 'allergy_added', 'address_changed', 'dish_stopped'));
