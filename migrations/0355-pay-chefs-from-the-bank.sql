-- Older code works with this: it only adds to the ledger.
-- Payouts of chefs left our bank account and were booked from the cards' clearing account.
with corrected as (
  insert into ledger_transactions (key, payment_id, at)
  select 'chef-payout-from-bank:' || substr(key, length('chef-payout:') + 1), payment_id, at
  from ledger_transactions where key like 'chef-payout:%'
  returning id, key
), sums as (
  select c.id, e.amount_fils
  from corrected c
  join ledger_transactions t
    on t.key = 'chef-payout:' || substr(c.key, length('chef-payout-from-bank:') + 1)
  join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id and a.code = 'clearing:credit_card'
)
insert into ledger_entries (transaction_id, account_id, amount_fils)
select s.id, a.id, case a.code when 'bank' then s.amount_fils else -s.amount_fils end
from sums s cross join ledger_accounts a
where a.code in ('bank', 'clearing:credit_card');
