-- Older code works with this: it writes into rows only what such rows held before.
-- Tickets of deleted accounts keep the emirate, by which a kitchen's route is grouped.
update kitchen_tickets t
   set address = jsonb_build_object('city', coalesce(
     (select a.emirate from areas a where a.id = t.area_id),
     (select d.city from delivery_days y join delivery_addresses d on d.id = y.address_id
       where y.id = t.delivery_day_id),
     'Dubai'))
 where t.address = '{}';

-- What the kitchen was told about them goes, as it does when an account is deleted from now on.
update sheet_amendments a
   set facts = a.facts - 'address' - 'allergens'
  from kitchen_tickets t
  join users u on u.id = t.customer_id
 where t.id = a.ticket_id and u.erased_at is not null;
