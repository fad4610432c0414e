-- Whom a card provider knows one of our people as: one of its customers a person.
create table card_customers (
  customer_id uuid not null references users,
  provider text not null check (provider in ('stripe', 'simulator')),
  ref text not null,
  created_at timestamptz not null,
  primary key (customer_id, provider),
  unique (provider, ref)
);

-- The form of an open set-up is asked for anew: a secret of the provider has no place here.
alter table card_setups drop column url, drop column presentation;
