-- Older code works with this: it takes an unknown subject for `all`.
-- What is searched for by name changes with kitchens, menus and dishes. Of everything else that all
-- pages show, such as prices, areas and ratings of chefs, processes are notified as `rest`.
create function touch_shared(subject text) returns void language plpgsql as $$
begin
  update catalogue_version set version = version + 1, raised_in = pg_current_xact_id()
   where raised_in is distinct from pg_current_xact_id();
  perform notify_of_change(subject);
end $$;

create or replace function touch_shared() returns void language sql
begin atomic
  select touch_shared('all');
end;

create or replace function touch_catalogue() returns trigger language plpgsql as $$
begin
  perform touch_shared('rest');
  return null;
end $$;

create or replace function touch_dishes_of_lines() returns trigger language plpgsql as $$
declare
  owners integer[] := array(
    select distinct d.restaurant_id from changed join dishes d on d.id = changed.dish_id);
begin
  perform touch_shared('rest') where array_position(owners, null) is not null;
  perform touch_one_kitchen(own::text) from unnest(owners) own where own is not null;
  return null;
end $$;
