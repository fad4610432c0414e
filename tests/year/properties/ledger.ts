import { sql } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'
import { errorsOf } from './errors.ts'

const SUMS = sql`
  select code, coalesce(sum(e.amount_fils), 0)::bigint as fils
  from ledger_accounts a left join ledger_entries e on e.account_id = a.id group by code`

/** With what disputes hold and cost put back to where it came from. */
const SUMS_BEFORE_DISPUTES = sql`
  select case when a.code in ('disputed-funds', 'fees') then 'clearing:' || p.method
    else a.code end as code, sum(e.amount_fils) as fils
  from ledger_entries e
  join ledger_accounts a on a.id = e.account_id
  join ledger_transactions t on t.id = e.transaction_id
  left join payments p on p.id = t.payment_id
  group by 1`

/** What each account has to hold, counted from payments and refunds and not from the ledger. */
const EXPECTED = sql`
  with taken as (
    select 'clearing:' || method as clearing, amount_fils, coalesce(
        (select sum(gross_fils - round(gross_fils * 100.0 / 105)) from payment_lines l
          where l.payment_id = p.id),
        amount_fils - round(amount_fils * 100.0 / 105)) as vat_fils
    from payments p where captured_at is not null and purpose <> 'receivable'
  ), given as (
    select 'clearing:' || p.method as clearing, r.amount_fils, r.vat_fils, r.state,
      -- A person sends coins from where they came in, and everything else from the bank.
      r.by_hand and p.method <> 'usdt' as from_bank
    from refunds r join payments p on p.id = r.payment_id
  )
  select clearing as code, sum(amount_fils)
    - coalesce((select sum(g.amount_fils) from given g
        where g.clearing = taken.clearing and g.state = 'succeeded' and not g.from_bank), 0) as fils
    from taken group by clearing
  union all select 'vat-payable', coalesce((select sum(vat_fils) from given), 0) - coalesce(sum(vat_fils), 0)
    from taken
  union all select 'deferred-revenue',
    coalesce((select sum(amount_fils - vat_fils) from given), 0) - coalesce(sum(amount_fils - vat_fils), 0)
    from taken
  union all select 'refunds-payable', -coalesce(
    (select sum(amount_fils) from given where state <> 'succeeded'), 0)`

/** Books that do not add up, or say something else than payments and refunds. */
export const listLedgerErrors = (db: Database): Promise<string[]> =>
  errorsOf(
    db,
    sql`
    select format('transaction %s is off by %s', transaction_id, sum(amount_fils)) as error
    from ledger_entries group by transaction_id having sum(amount_fils) <> 0
    union all
    select format('all accounts are off by %s', sum(fils)) from (${SUMS}) s having sum(fils) <> 0
    union all
    select format('%s holds %s instead of %s', e.code, coalesce(s.fils, 0), e.fils)
    from (${EXPECTED}) e left join (${SUMS_BEFORE_DISPUTES}) s on s.code = e.code
    where coalesce(s.fils, 0) <> e.fils
    union all
    select format('payment %s has no invoice, or several', p.id) from payments p
    where p.captured_at is not null and p.purpose <> 'receivable'
      and (select count(*) from invoices i where i.payment_id = p.id and i.kind = 'invoice') <> 1`,
  )
