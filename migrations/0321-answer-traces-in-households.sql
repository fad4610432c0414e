-- Older code works with this: it keeps its own column, and each of the two follows the other.
create table households (
  customer_id uuid primary key references users,
  -- Meals chosen for the household may hold no traces of its allergens, either.
  avoids_traces boolean not null default false,
  updated_at timestamptz not null
);

insert into households (customer_id, avoids_traces, updated_at)
  select customer_id, avoids_traces, updated_at from suggestion_preferences where avoids_traces;

-- Both go with suggestion_preferences.avoids_traces, once no older code runs.
create function follow_older_traces() returns trigger language plpgsql as $$
begin
  insert into households (customer_id, avoids_traces, updated_at)
    values (new.customer_id, new.avoids_traces, new.updated_at)
    on conflict (customer_id) do update
      set avoids_traces = excluded.avoids_traces, updated_at = excluded.updated_at
      where households.avoids_traces <> excluded.avoids_traces;
  return null;
end $$;

create trigger follow_first_traces after insert on suggestion_preferences
  for each row when (new.avoids_traces) execute function follow_older_traces();
create trigger follow_changed_traces after update of avoids_traces on suggestion_preferences
  for each row when (new.avoids_traces <> old.avoids_traces) execute function follow_older_traces();

create function follow_household_traces() returns trigger language plpgsql as $$
begin
  insert into suggestion_preferences (customer_id, avoids_traces, updated_at)
    values (new.customer_id, new.avoids_traces, new.updated_at)
    on conflict (customer_id) do update
      set avoids_traces = excluded.avoids_traces
      where suggestion_preferences.avoids_traces <> excluded.avoids_traces;
  return null;
end $$;

create trigger follow_traces after insert or update of avoids_traces on households
  for each row execute function follow_household_traces();
