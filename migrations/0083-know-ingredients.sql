-- What shopping lists and cooking need to know of an ingredient. The defaults hold only until the
-- catalogue's files are written over the rows, which every start does.
alter table ingredients
  add column may_contain text[] not null default '{}',
  add column edible_pct smallint not null default 100 check (edible_pct between 1 and 100),
  -- How people count it; null where they weigh it.
  add column unit text,
  add column unit_grams numeric(6, 1),
  add column spoon_grams numeric(6, 1),
  add column keeps_days integer not null default 1,
  add column scaling text not null default 'linear',
  add column needs_halal_certificate boolean not null default true,
  add column priced_on date not null default '2026-11-01',
  add check ((unit is null) = (unit_grams is null));
alter table ingredients
  alter column may_contain drop default,
  alter column edible_pct drop default,
  alter column keeps_days drop default,
  alter column scaling drop default,
  alter column needs_halal_certificate drop default,
  alter column priced_on drop default;

-- How a dish of the shared catalogue is cooked; kitchens' own dishes have none of it.
alter table dishes
  add column active_minutes integer,
  add column keeps_days smallint,
  add column equipment text[],
  add column heat smallint check (heat between 0 and 3),
  add check (num_nulls(active_minutes, keeps_days, equipment, heat) in (0, 4));

create table dish_steps (
  dish_id integer not null references dishes on delete cascade,
  position smallint not null,
  text_en text not null,
  text_ar text not null,
  timer_seconds integer check (timer_seconds > 0),
  -- Degrees Celsius that the middle has reached when the step is done.
  core_c smallint,
  ingredient_ids text[] not null,
  primary key (dish_id, position)
);
create trigger dish_steps_touch_catalogue after insert or update or delete on dish_steps
  for each statement execute function touch_catalogue();
create trigger ingredients_touch_catalogue after insert or update or delete on ingredients
  for each statement execute function touch_catalogue();
