-- What comes where the cut-off passes and nothing was chosen.
alter table subscriptions
  add column fallback text not null default 'skip' check (fallback in ('skip', 'repeat', 'kitchen'));

-- The address belongs to the delivery day; every meal of the day goes there.
alter table subscription_meals
  drop column address_id,
  add column chosen_by text not null default 'customer'
    check (chosen_by in ('customer', 'repeat', 'kitchen')),
  -- Of the menu when it was chosen: what a portion costs past the paid ones of the day.
  add column price_fils integer not null default 0 check (price_fils >= 0),
  add column updated_at timestamptz;

create index delivery_days_customer_due on delivery_days (customer_id, locks_at)
  where status = 'planned';

-- Places of the kitchen's day that are held for portions past the paid ones.
alter table delivery_days
  add column extra_places smallint not null default 0,
  add check (extra_places >= 0 and (extra_places = 0 or status <> 'skipped'));
