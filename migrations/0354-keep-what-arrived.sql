-- Older code works with this: it neither reads nor writes the table, and the column has a default.
-- What a person saw arrive of a transfer or of coins. Its own number confirms one payment.
create table payment_arrivals (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  -- As it was typed, and without what differs between two ways to write the same.
  reference text not null,
  reference_key text unique,
  -- Fils of a transfer, cents of coins.
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (currency in ('AED', 'USD')),
  arrived_at timestamptz not null
);
create index payment_arrivals_payment on payment_arrivals (payment_id);

-- More arrived than was asked for: owed to the customer, but no part of what was sold.
alter table refunds add column is_surplus boolean not null default false;

create trigger payment_arrivals_append_only before update or delete or truncate on payment_arrivals
  for each statement execute function refuse_change();

-- What was confirmed before: the number in the evidence confirms no other payment either.
insert into payment_arrivals (payment_id, reference, reference_key, amount_minor, currency, arrived_at)
select p.id, left(a.after ->> 'evidence', 200),
  regexp_replace((regexp_match(lower(a.after ->> 'evidence'), '[[:alnum:]]{16,}'))[1], '^0x', ''),
  case p.method when 'usdt' then round(p.amount_fils * 10000.0 / 36725) else p.amount_fils end,
  case p.method when 'usdt' then 'USD' else 'AED' end, a.at
from audit_log a
join payments p on a.object = 'payment' and a.object_id = p.id::text
where a.action = 'confirm-payment' and a.after ->> 'evidence' is not null
on conflict do nothing;
