-- An accepted offer becomes a plan of its own: from one kitchen, at the offer's price, for one customer.
alter table plans
  -- The offer's lines; null for the plans of the catalogue.
  add column lines jsonb,
  add column restaurant_id integer references restaurants,
  drop constraint plans_meals_per_day_check,
  add check (meals_per_day between 1 and case when lines is null then 10 else 1000 end),
  add check ((lines is null) = (restaurant_id is null)),
  add check (lines is null or kind = 'custom');

-- What an offer sells. Offers from before say it in words only.
alter table custom_quote_offers
  add column restaurant_id integer references restaurants,
  add column people smallint check (people between 1 and 200),
  add column meal_times text[] check (meal_times <@ array['breakfast', 'lunch', 'dinner']),
  add column days_per_week smallint check (days_per_week between 1 and 7),
  add column starts_on date,
  add column subscription_id integer references subscriptions,
  add check (num_nulls(restaurant_id, people, meal_times, days_per_week, starts_on) in (0, 5)),
  add check (subscription_id is null or answer = 'accepted');
create index custom_quote_offers_subscription on custom_quote_offers (subscription_id)
  where subscription_id is not null;
create index plans_restaurant on plans (restaurant_id) where restaurant_id is not null;

alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check
    check (method in ('credit_card', 'paypal', 'usdt', 'cash_on_delivery', 'bank_transfer')),
  add check (method <> 'bank_transfer' or purpose = 'cycle');
insert into ledger_accounts (code, kind) values ('clearing:bank_transfer', 'asset')
  on conflict do nothing;
