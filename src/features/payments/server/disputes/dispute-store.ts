import type { Provider } from '../../errors.ts'
import type { Selectable } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { PaymentDisputes } from '#server/database/schema.gen.ts'
import type { DisputeStatus } from '../../rules.ts'
import { isSameCard } from '../cards/known-cards.ts'

export type DisputeRow = Selectable<PaymentDisputes>

export const findDispute = (
  db: Database,
  { provider, ref }: { provider: Provider; ref: string },
): Promise<DisputeRow | undefined> =>
  db
    .selectFrom('payment_disputes')
    .selectAll()
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .executeTakeFirst()

export const listDisputes = (db: Database, paymentIds: readonly number[]): Promise<DisputeRow[]> =>
  paymentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payment_disputes')
        .selectAll()
        .where('payment_id', 'in', paymentIds)
        .orderBy('id')
        .execute()

/** The bank still decides: the customer may get the money from there. */
export async function hasOpenDispute(db: Database, paymentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('payment_disputes')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', 'not in', ['won', 'lost'])
    .executeTakeFirst()
  return row !== undefined
}

interface Change {
  status: DisputeStatus
  evidence_due_by: Date | null
  held_card_id: number | null
  closed_at: Date | null
}

export async function saveDispute(
  tx: Transaction,
  dispute: Pick<
    DisputeRow,
    'payment_id' | 'provider' | 'ref' | 'amount_fils' | 'reason' | 'opened_at'
  > &
    Change,
): Promise<void> {
  const { status, evidence_due_by, held_card_id, closed_at } = dispute
  await tx
    .insertInto('payment_disputes')
    .values(dispute)
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'ref'])
        .doUpdateSet({ status, evidence_due_by, held_card_id, closed_at }),
    )
    .execute()
}

/** A person wants a disputing card charged again; one whose dispute was lost stays blocked. */
export async function releaseCards(tx: Transaction, paymentId: number): Promise<void> {
  await tx
    .updateTable('payment_disputes')
    .set({ held_card_id: null })
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'lost')
    .execute()
}

/** Cards `c` that dispute a charge of ours, however often they were saved. */
export const blockedCards = (db: Database) =>
  db
    .selectFrom('payment_disputes as d')
    .innerJoin('card_setups as known', 'known.id', 'd.held_card_id')
    .innerJoin('card_setups as c', (join) => join.on(isSameCard))
    .select('c.id')

/** Whether a card disputes a charge of ours, so that it isn't charged without the customer. */
export async function isCardBlocked(db: Database, cardSetupId: number | null): Promise<boolean> {
  if (cardSetupId === null) return false
  return (await blockedCard(db, { cardSetupId })).length > 0
}

const blockedCard = prepared<{ cardSetupId: number }>()((db, param) =>
  blockedCards(db).where('c.id', '=', param('cardSetupId')).limit(1),
)

/** Every card of a person that disputes a charge of ours, however often it was saved. */
export async function listBlockedCards(db: Database, customerId: string): Promise<Set<number>> {
  const rows = await blockedCards(db).where('c.customer_id', '=', customerId).execute()
  return new Set(rows.map(({ id }) => id))
}
