-- All days of a subscription, the skipped ones too: `delivery_days_once` knows only the others.
create index delivery_days_subscription on delivery_days (subscription_id, day);
