-- An add-on that a customer buys for the rest of a cycle that runs, with a payment of its own.
create table add_on_purchases (
  id integer generated always as identity primary key,
  subscription_id integer not null references subscriptions,
  cycle_id integer not null references subscription_cycles,
  add_on text not null references add_ons (slug),
  days smallint not null check (days between 1 and 28),
  price_fils integer not null check (price_fils >= 0),
  state text not null check (state in ('open', 'paid', 'failed', 'cancelled', 'returned')),
  -- Null where it costs nothing.
  payment_id bigint references payments,
  created_at timestamptz not null
);
-- One at a time, however often it is pressed.
create unique index add_on_purchases_live on add_on_purchases (cycle_id, add_on)
  where state in ('open', 'paid');
create index add_on_purchases_subscription on add_on_purchases (subscription_id);
create index add_on_purchases_cycle on add_on_purchases (cycle_id);
create index add_on_purchases_payment on add_on_purchases (payment_id);
create index add_on_purchases_add_on on add_on_purchases (add_on);

alter table payments
  drop constraint payments_purpose_check,
  add constraint payments_purpose_check check (
    purpose in (
      'cycle', 'add_on', 'extras', 'ingredients', 'chef_deposit', 'chef_balance', 'receivable'
    )
  );
