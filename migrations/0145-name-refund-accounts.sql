-- Where a refund goes that a person pays out. The number is sealed by the vault until it is paid.
alter table refunds
  add column payout_way text check (payout_way in ('bank', 'usdt')),
  add column payout_holder text,
  add column payout_account bytea,
  -- `AE07 •••• 3456`
  add column payout_hint text,
  add column payout_named_at timestamptz;
