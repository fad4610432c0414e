-- What the admin's overview counts, over all customers and kitchens.
create index delivery_days_day on delivery_days (day);
create index kitchen_tickets_day on kitchen_tickets (day);
create index payments_captured on payments (captured_at) where captured_at is not null;
create index payments_failed on payments (next_charge_at) where state = 'failed';
create index payments_review on payments (id) where review_reason is not null;
create index messages_unsent on messages (created_at) where sent_at is null and dropped_at is null;
