-- Product time, where it is not real time: the demo can be moved ahead. One row at most; without it
-- product time is real time. Only an embedded demo database and tests ever have the row.
create table product_clock (
  only_row boolean primary key default true check (only_row),
  -- So far ahead of real time it runs.
  ahead interval not null default '0',
  -- While it is being moved it stands at one instant after the other.
  stands_at timestamptz,
  moving_from timestamptz,
  moving_to timestamptz,
  check ((moving_from is null) = (moving_to is null)),
  check (moving_to is null or stands_at is not null)
);
