import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'

/** Someone came in between: the change begins again with them among those who are locked. */
class Interleaved extends Error {}

const ATTEMPTS_MAX = 6

/**
 * Runs a change that touches many customers at once, in the lock order of every change: users,
 * subscriptions, their days, then the kitchen's rows, which `work` locks itself. Whom it touches is
 * looked up before anything is locked; `ensureLocked` begins again where more turn out to be touched.
 */
export async function withCustomersLocked<T>(
  db: Database,
  listTouched: (db: Database) => Promise<readonly { subscriptionId: number }[]>,
  work: (
    tx: Transaction,
    ensureLocked: (touched: readonly { subscriptionId: number }[]) => void,
  ) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(db, async (tx) => {
        const locked = new Set((await listTouched(tx)).map((one) => one.subscriptionId))
        await lockSubscriptions(tx, [...locked])
        return work(tx, (touched) => {
          if (touched.some((one) => !locked.has(one.subscriptionId))) throw new Interleaved()
        })
      })
    } catch (error) {
      if (!(error instanceof Interleaved) || attempt >= ATTEMPTS_MAX) throw error
    }
  }
}

async function lockSubscriptions(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', (eb) =>
      eb.selectFrom('subscriptions').select('customer_id').where('id', 'in', ids),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await tx
    .selectFrom('delivery_days')
    .select('id')
    .where('subscription_id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}
