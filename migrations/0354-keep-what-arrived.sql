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
  case when row_number() over (partition by found.key order by a.at, a.id) = 1 then found.key end,
  case p.method when 'usdt' then round(p.amount_fils * 10000.0 / 36725) else p.amount_fils end,
  case p.method when 'usdt' then 'USD' else 'AED' end, a.at
from audit_log a
join payments p on a.object = 'payment' and a.object_id = p.id::text
-- As keyInEvidence finds it: a hash before others, and no account number.
left join lateral (
  select regexp_replace(run[1], '^0x', '') as key
    from regexp_matches(lower(a.after ->> 'evidence'), '[[:alnum:]]+', 'g') with ordinality as runs (run, place)
   where regexp_replace(run[1], '^0x', '') !~ '^[a-z]{2}[0-9]{2}[a-z0-9]{11,30}$'
     and (length(run[1]) >= 16 or (length(run[1]) >= 10 and run[1] ~ '[0-9]' and run[1] ~ '[[:alpha:]]'))
   order by regexp_replace(run[1], '^0x', '') ~ '^[0-9a-f]{64}$' desc, place
   limit 1
) found on true
where a.action = 'confirm-payment' and a.after ->> 'evidence' is not null;
