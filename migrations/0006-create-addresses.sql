-- One address of a customer. Deliveries keep a snapshot, so a deleted address only leaves the list.
create table delivery_addresses (
  id integer generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  address_line1 text not null,
  address_line2 text,
  city text not null check (
    city in ('Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman', 'Ras Al Khaimah', 'Fujairah', 'Umm Al Quwain')
  ),
  area text not null,
  -- The known area that was chosen or that the typed name matched.
  area_id integer references areas,
  landmark text,
  building_name text,
  flat_number text,
  floor text,
  instructions text,
  is_default boolean not null default false,
  -- Hash of the folded place: two addresses that mean the same door have the same one.
  fingerprint bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  -- Lets other tables refer to an address together with its owner.
  unique (id, user_id),
  check (not is_default or deleted_at is null)
);
create unique index delivery_addresses_one_default on delivery_addresses (user_id) where is_default;
create unique index delivery_addresses_no_duplicate on delivery_addresses (user_id, fingerprint)
  where deleted_at is null;
