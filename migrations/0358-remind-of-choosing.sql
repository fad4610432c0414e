-- Older code works with this: it adds a table, and a column with a default.
-- How long before its cut-off someone was reminded of a day with open meals.
create table choice_reminders (
  delivery_day_id integer not null references delivery_days on delete cascade,
  -- A delivery that moved to another day is told again.
  day date not null,
  hours_before smallint not null check (hours_before in (24, 4)),
  told_at timestamptz not null,
  primary key (delivery_day_id, day, hours_before)
);

alter table user_settings add column notify_choosing boolean not null default true;
