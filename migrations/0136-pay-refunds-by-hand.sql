-- There is no wallet: what cannot go back the way it came is paid out by a person, with evidence.
alter table refunds rename column to_wallet to by_hand;
alter table refunds add column evidence text;
insert into ledger_accounts (code, kind) values ('bank', 'asset') on conflict (code) do nothing;

-- What stood in wallets is owed to their people and waits to be paid out.
insert into ledger_transactions (key, payment_id, refund_id, at)
  select 'wallet-closed:' || id, payment_id, id, now()
    from refunds where by_hand and state = 'succeeded';
insert into ledger_entries (transaction_id, account_id, amount_fils)
  select t.id, a.id, case when a.code = 'refunds-payable' then -r.amount_fils else r.amount_fils end
    from ledger_transactions t
    join refunds r on r.id = t.refund_id
    join payments p on p.id = r.payment_id
    join ledger_accounts a on a.code in ('refunds-payable', 'wallet:' || p.customer_id)
   where t.key = 'wallet-closed:' || r.id;
update refunds set state = 'requested', settled_at = null where by_hand and state = 'succeeded';
create index refunds_by_hand on refunds (id) where state in ('requested', 'failed');
