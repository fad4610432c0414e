-- A price from a day on. Before the first row of a subject holds what its own table says.
create table prices (
  id integer generated always as identity primary key,
  -- `plan` and `add-on` and `diet` are fils, `multiplier` is basis points of the kitchen's price.
  subject text not null check (subject in ('plan', 'multiplier', 'add-on', 'diet')),
  -- The plan's number, the add-on's slug or the diet.
  key text not null,
  amount integer not null check (amount >= 0),
  valid_from date not null,
  set_by uuid references users on delete set null,
  set_at timestamptz not null,
  unique (subject, key, valid_from)
);
-- Pages that show prices are made anew on the day on which one begins.
alter table catalogue_version add column prices_shown_on date;
create trigger prices_touch_catalogue after insert or update or delete on prices
  for each statement execute function touch_catalogue();

-- What an admin may set while the service runs. Without a row holds what it was started with.
create table settings (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid references users on delete set null
);
create trigger settings_touch_catalogue after insert or update or delete on settings
  for each statement execute function touch_catalogue();
