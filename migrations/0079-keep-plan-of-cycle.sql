-- The plan that a cycle was bought with: the subscription may have another one by then.
alter table subscription_cycles
  add column plan_id integer references plans,
  add column meals_per_day smallint,
  add column days_per_week smallint;
update subscription_cycles c
   set plan_id = s.plan_id, meals_per_day = s.meals_per_day, days_per_week = s.days_per_week
  from subscriptions s
 where s.id = c.subscription_id;
alter table subscription_cycles
  alter column plan_id set not null,
  alter column meals_per_day set not null,
  alter column days_per_week set not null;
