-- Double entry in fils: debits positive, credits negative, every transaction sums to zero.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  code text not null unique,
  kind text not null check (kind in ('asset', 'liability', 'income', 'expense')),
  customer_id uuid references users
);
insert into ledger_accounts (code, kind) values
  ('clearing:credit_card', 'asset'),
  ('clearing:paypal', 'asset'),
  ('clearing:usdt', 'asset'),
  ('deferred-revenue', 'liability'),
  ('vat-payable', 'liability'),
  ('refunds-payable', 'liability'),
  ('revenue', 'income'),
  ('fees', 'expense');

create table ledger_transactions (
  id bigint generated always as identity primary key,
  -- `capture:12`, `refund:7`: the same movement is written once.
  key text not null unique,
  payment_id bigint not null references payments,
  refund_id bigint references refunds,
  at timestamptz not null
);
create index ledger_transactions_payment on ledger_transactions (payment_id);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions,
  account_id bigint not null references ledger_accounts,
  amount_fils bigint not null check (amount_fils <> 0)
);
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account_id);

create function check_ledger_balance() returns trigger language plpgsql as $$
declare total bigint;
begin
  select sum(amount_fils) into total from ledger_entries where transaction_id = new.transaction_id;
  if total <> 0 then
    raise exception 'ledger transaction % is off by % fils', new.transaction_id, total
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();

create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_change();
