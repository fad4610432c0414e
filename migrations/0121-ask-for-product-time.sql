-- Milliseconds are what every process counts in.
alter table product_clock drop column ahead;
alter table product_clock add column ahead_ms bigint not null default 0;

-- Product time. While it is being moved, the queue's workers, known by the name of their connection,
-- see the instant it is moved from, so that only the move itself finds what becomes due.
create function product_now() returns timestamptz language sql stable as $$
  select case
    when c.stands_at is null
      then now() + coalesce(c.ahead_ms, 0) * interval '1 millisecond'
    when current_setting('application_name') = 'sufra-jobs'
      then coalesce(c.moving_from, c.stands_at)
    else c.stands_at
  end
  from (select) one left join public.product_clock c on true
$$;
