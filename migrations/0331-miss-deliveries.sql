-- Older code works with this: it takes the steps that it knows, and makes nothing good itself.
-- Food that did not come: nobody has to press a button for a drop to end.
alter table kitchen_ticket_steps
  drop constraint kitchen_ticket_steps_check,
  -- By somebody of the kitchen, by the driver of a run, or by the product itself.
  add constraint kitchen_ticket_steps_taker check (num_nonnulls(user_id, run_id) <= 1);

-- How a day of which nothing came was made good: another day at the end of its cycle, or its price.
alter table delivery_days
  add column made_good text check (made_good in ('day', 'money')),
  add constraint delivery_days_made_good check (made_good is null or status = 'failed');
