-- Older code works with this: it takes the steps that it knows, and makes nothing good itself.
-- Food that did not come: nobody has to press a button for a drop to end.
alter table kitchen_ticket_steps
  drop constraint kitchen_ticket_steps_check,
  -- By somebody of the kitchen, by the driver of a run, or by the product itself.
  add constraint kitchen_ticket_steps_taker check (num_nonnulls(user_id, run_id) <= 1);

-- How a day of which nothing came was made good: another day at the end of its cycle, or its price.
alter table delivery_days
  add column made_good text check (made_good in ('day', 'money')),
  -- It makes up for a day that failed by our fault: unused, its money goes back.
  add column never_expires boolean not null default false,
  add constraint delivery_days_made_good check (made_good is null or status = 'failed'),
  -- Cancelling gives such a day back, too, where no other has come in its place.
  drop constraint delivery_days_check,
  add constraint delivery_days_given_back check (
    (expired_at is null or status = 'skipped')
    and (refunded_at is null or status = 'skipped' or made_good = 'day')
  );

create index delivery_days_amends on delivery_days (id) where never_expires;

-- The job that looks for food that did not come. It judges no window that closed before it first ran,
-- and none for a while after the product was down.
create table delivery_watch (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null,
  -- By the machine's clock, for product time can be moved.
  seen_at timestamptz not null,
  quiet_until timestamptz
);
