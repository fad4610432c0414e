-- Stop older processes before this: they don't know that a part of a day went back, and would pay it twice.
-- Meals that the kitchen had no dish for, paid back; `meals` are the ones that still come.
alter table delivery_days
  add column meals_back smallint not null default 0 check (meals_back >= 0),
  -- Why a skipped day does not come; not known of days that were skipped before.
  add column skip_cause text check (
    skip_cause in ('customer', 'nothing_chosen', 'no_dish', 'pause', 'closed', 'unpaid')
  );

-- Who does not choose still eats: from now on the kitchen picks, unless the customer wants otherwise.
alter table subscriptions
  alter column fallback set default 'kitchen',
  -- Ordered before that: the rule stays as it was, and the customer is asked about it once.
  add column asks_fallback boolean not null default false;

update subscriptions s
   set asks_fallback = true
  from plans p
 where p.id = s.plan_id
   and p.kind = 'prepared'
   and s.fallback <> 'kitchen'
   and s.status <> 'ended';
