-- Stop older processes before this: they take a second lunch as paid, and it would be charged.
-- Portions that were paid by the rule of before, which counted a day and not its meal times. They
-- stay paid whatever their meal time is.
alter table subscription_meals
  add column paid_at_any_time smallint not null default 0
    check (paid_at_any_time between 0 and quantity);

with days as (
  select distinct on (d.subscription_id, d.day)
         d.id, d.subscription_id, d.day, d.restaurant_id, d.meals + d.meals_back as paid,
         p.meal_times
    from delivery_days d
    join subscription_cycles c on c.id = d.cycle_id
    join plans p on p.id = c.plan_id
   order by d.subscription_id, d.day, d.status = 'skipped', d.id desc
), lines as (
  select days.id as day_id, days.paid, days.meal_times, m.id, m.meal_time, m.quantity,
         sum(m.quantity) over (partition by days.id order by m.id) - m.quantity as before
    from days
    join subscription_meals m on m.subscription_id = days.subscription_id and m.day = days.day
    join menu_items i on i.id = m.menu_item_id and i.restaurant_id = days.restaurant_id
), covered as (
  select day_id, id, meal_time, least(quantity, greatest(0, paid - before)) as portions,
         paid, meal_times
    from lines
), crowded as (
  select distinct day_id
    from (
      select day_id, meal_time, paid, meal_times, sum(portions) as portions
        from covered
       group by day_id, meal_time, paid, meal_times
    ) times
   where portions > (
     select count(*) from generate_series(0, paid - 1) slot
      where meal_times[1 + slot % nullif(cardinality(meal_times), 0)] = meal_time)
     and cardinality(meal_times) > 0
)
update subscription_meals m
   set paid_at_any_time = covered.portions
  from covered
  join crowded using (day_id)
 where m.id = covered.id and covered.portions > 0;
