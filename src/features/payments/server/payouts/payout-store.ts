import type { Provider } from '../../errors.ts'
import type { Selectable } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import type { PayoutNews } from '#server/gateways/card-events.ts'
import type { ProviderPayouts } from '#server/database/schema.gen.ts'

export type PayoutRow = Selectable<ProviderPayouts>

/** The payout that the provider reports, known or new, with its row locked. */
export async function ensureAndLockPayout(
  tx: Transaction,
  provider: Provider,
  { ref, amountFils, arrivesAt }: PayoutNews,
  now: Date,
): Promise<PayoutRow> {
  await tx
    .insertInto('provider_payouts')
    .values({
      provider,
      ref,
      amount_fils: amountFils,
      status: 'pending',
      arrives_at: arrivesAt,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'ref']).doNothing())
    .execute()
  return tx
    .selectFrom('provider_payouts')
    .selectAll()
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const lockPayout = (tx: Transaction, id: number): Promise<PayoutRow | undefined> =>
  tx.selectFrom('provider_payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function updatePayout(
  tx: Transaction,
  id: number,
  change: Partial<Omit<PayoutRow, 'id' | 'provider' | 'ref'>>,
): Promise<void> {
  await tx.updateTable('provider_payouts').set(change).where('id', '=', id).execute()
}

/** Those that failed and that no one has dealt with, oldest first. */
export const listFailed = (db: Database, limit: number): Promise<PayoutRow[]> =>
  db
    .selectFrom('provider_payouts')
    .selectAll()
    .where('status', '=', 'failed')
    .where('closed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
