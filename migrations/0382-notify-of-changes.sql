-- Processes that keep what people see are notified which kitchen has changed, or `all`, and in which
-- transaction.
-- Older code works with this: it reads the version at each notification.
create function notify_of_change(subject text) returns void language sql
begin atomic
  select pg_notify('catalogue', subject || ' ' || pg_current_xact_id());
end;

-- The transaction that raised the version last: it does so once.
alter table catalogue_version add column raised_in xid8;

create function touch_shared() returns void language plpgsql as $$
begin
  update catalogue_version set version = version + 1, raised_in = pg_current_xact_id()
   where raised_in is distinct from pg_current_xact_id();
  perform notify_of_change('all');
end $$;

create or replace function touch_catalogue() returns trigger language plpgsql as $$
begin
  perform touch_shared();
  return null;
end $$;

-- Kitchens don't wait for each other: where someone else is raising the version, they leave it.
-- Only older code, and the engine of suggestions, goes by it.
create function touch_one_kitchen(kitchen text) returns void language plpgsql as $$
begin
  update catalogue_version set version = version + 1, raised_in = pg_current_xact_id()
   where only_row in (
     select only_row from catalogue_version
      where raised_in is distinct from pg_current_xact_id() for update skip locked);
  perform notify_of_change(kitchen);
end $$;

-- The argument is the column with the kitchen's number.
create function touch_kitchen() returns trigger language plpgsql as $$
declare
  touched jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform touch_one_kitchen(touched ->> tg_argv[0]);
  return null;
end $$;

-- A kitchen's own dishes are on its menu alone, the others on everybody's.
create function touch_dishes() returns trigger language plpgsql as $$
begin
  perform touch_shared() where exists (select from changed where restaurant_id is null);
  perform touch_one_kitchen(restaurant_id::text)
     from (select distinct restaurant_id from changed where restaurant_id is not null) own;
  return null;
end $$;

create function touch_dishes_of_lines() returns trigger language plpgsql as $$
declare
  owners integer[] := array(
    select distinct d.restaurant_id from changed join dishes d on d.id = changed.dish_id);
begin
  perform touch_shared() where array_position(owners, null) is not null;
  perform touch_one_kitchen(own::text) from unnest(owners) own where own is not null;
  return null;
end $$;

-- Triggers are replaced, not dropped, so that reads don't wait.
create or replace trigger restaurants_touch_catalogue
  after insert or update or delete on restaurants
  for each row execute function touch_kitchen('id');

create or replace trigger menu_items_touch_catalogue
  after insert or update or delete on menu_items
  for each row execute function touch_kitchen('restaurant_id');

create or replace trigger dishes_touch_catalogue after update on dishes
  referencing new table as changed for each statement execute function touch_dishes();
create trigger new_dishes_touch_catalogue after insert on dishes
  referencing new table as changed for each statement execute function touch_dishes();
create trigger old_dishes_touch_catalogue after delete on dishes
  referencing old table as changed for each statement execute function touch_dishes();

create trigger dish_lines_touch_catalogue after update on dish_lines
  referencing new table as changed for each statement execute function touch_dishes_of_lines();
create trigger new_dish_lines_touch_catalogue after insert on dish_lines
  referencing new table as changed for each statement execute function touch_dishes_of_lines();
create trigger old_dish_lines_touch_catalogue after delete on dish_lines
  referencing old table as changed for each statement execute function touch_dishes_of_lines();

create trigger meal_categories_touch_catalogue after insert or update or delete on meal_categories
  for each statement execute function touch_catalogue();

-- A day that fills up, is closed or frozen, or has room again: no one is shown more of it.
create trigger kitchen_days_touch_catalogue after update on kitchen_days for each row
  when (
    (old.booked >= old.capacity or old.is_closed or old.frozen_at is not null)
    <> (new.booked >= new.capacity or new.is_closed or new.frozen_at is not null)
  )
  execute function touch_kitchen('restaurant_id');
create trigger new_kitchen_days_touch_catalogue after insert on kitchen_days for each row
  when (new.booked >= new.capacity or new.is_closed or new.frozen_at is not null)
  execute function touch_kitchen('restaurant_id');
create trigger old_kitchen_days_touch_catalogue after delete on kitchen_days for each row
  when (old.booked >= old.capacity or old.is_closed or old.frozen_at is not null)
  execute function touch_kitchen('restaurant_id');
