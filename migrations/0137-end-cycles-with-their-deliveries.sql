-- A cycle lasts from its first delivery to its last; 28 days only where nothing is delivered.
alter table subscription_cycles
  drop constraint subscription_cycles_check1,
  add check (ends_on >= starts_on);
update subscription_cycles c
   set starts_on = d.first_day, ends_on = d.last_day
  from (
    select cycle_id, min(day) as first_day, max(day) as last_day
      from delivery_days
     where status <> 'skipped'
     group by cycle_id
  ) d
 where d.cycle_id = c.id;
-- Charges that nobody tried yet come at nine on the day of the first delivery's cut-off.
with due as (
  select p.id, p.state,
    case when c.delivery_days > 0
      then c.starts_on - r.cutoff_days - (r.cutoff_time < '12:00')::integer
      else c.starts_on
    end as charge_on
  from payments p
  join subscription_cycles c on c.payment_id = p.id
  join restaurants r on r.id = c.restaurant_id
  where p.closed_at is null and p.state in ('ready', 'requires_action') and p.failures = 0
    and not exists (select from payment_attempts a where a.payment_id = p.id)
)
update payments p
   set charge_on = due.charge_on,
     next_charge_at = case due.state
       when 'ready' then (due.charge_on + time '09:00') at time zone 'Asia/Dubai'
       else (due.charge_on + 5 + time '09:00') at time zone 'Asia/Dubai'
     end
  from due
 where due.id = p.id;
