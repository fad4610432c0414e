-- By how many days a Ramadan begins or ends apart from the calendar, as the moon was seen.
create table ramadan_shifts (
  hijri_year integer primary key,
  start_shift smallint not null check (start_shift between -1 and 1),
  end_shift smallint not null check (end_shift between -1 and 1),
  changed_by uuid not null references users,
  changed_at timestamptz not null
);

-- A customer's switch of a subscription to Ramadan times and back. What was written last counts
-- for a day; a change never reaches a day whose cut-off has passed.
create table ramadan_changes (
  id integer generated always as identity primary key,
  subscription_id integer not null references subscriptions,
  mode text not null check (mode in ('off', 'table', 'fasting')),
  from_day date not null,
  created_at timestamptz not null
);
create index ramadan_changes_subscription on ramadan_changes (subscription_id, id);

-- What the drop is called at the door, where it is not the meal time: as it stood when it was frozen.
alter table kitchen_tickets
  add column occasion text check (occasion in ('suhoor', 'iftar'));

-- A run is for what comes to the door at one time: in Ramadan that is suhoor or iftar.
alter table delivery_runs
  drop constraint delivery_runs_meal_time_check,
  add check (meal_time in ('suhoor', 'breakfast', 'lunch', 'iftar', 'dinner'));
