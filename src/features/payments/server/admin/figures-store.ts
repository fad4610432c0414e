import { sql } from 'kysely'
import { addDays, instantAt, type Day } from '#shared/dates.ts'
import { OPEN_STATES } from '../../rules.ts'
import type { Database } from '#server/database/database.ts'

export interface PaymentFigures {
  chargedFils: number
  failed: number
  failedFils: number
  nextTryAt: Date | null
  toReview: number
}

/** What was taken since the first of the month, and what waits for a person or another try. */
export async function countPayments(db: Database, today: Day): Promise<PaymentFigures> {
  const from = instantAt(`${today.slice(0, 8)}01`)
  const { rows } = await sql<PaymentFigures>`
    select (select coalesce(sum(amount_fils), 0)::bigint from payments
             where captured_at >= ${from} and captured_at < ${instantAt(addDays(today, 1))}) as "chargedFils",
           f.failed, f."failedFils", f."nextTryAt",
           (select count(distinct payment_id)::integer from payment_reviews where closed_at is null) as "toReview"
      from (select count(*)::integer as failed,
                   coalesce(sum(amount_fils), 0)::bigint as "failedFils",
                   min(next_charge_at) filter (where state = 'ready') as "nextTryAt"
              from payments where failures > 0 and state = any(${OPEN_STATES})) f`.execute(db)
  return rows[0] ?? { chargedFils: 0, failed: 0, failedFils: 0, nextTryAt: null, toReview: 0 }
}
