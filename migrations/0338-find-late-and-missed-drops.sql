-- Older code works with this: it only adds indexes.
-- Late and missed drops are counted over all days; both are few at any time.
create index kitchen_tickets_open on kitchen_tickets (day)
  where status in ('due', 'preparing', 'ready', 'out');
create index kitchen_tickets_missed on kitchen_tickets (changed_at)
  where failure_reason in ('not_delivered', 'not_arrived');
