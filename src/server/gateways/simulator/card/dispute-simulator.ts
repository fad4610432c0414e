import type { Selectable } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { SimulatorCardDisputes } from '#server/database/schema.gen.ts'
import type { DisputeMovement } from '../../card-events.ts'
import type { ChargeResult } from '../../card.ts'
import { newRef, notify } from './card-books.ts'

export type DisputeRow = Selectable<SimulatorCardDisputes>

const DISPUTED_AFTER_SECONDS = 60
const EVIDENCE_DAYS = 7
const FEE_FILS = 5_500

/** A minute after the charge its owner wants the money back; a page of the simulator decides. */
export async function openDispute(
  db: Database,
  { ref: chargeRef, amountFils }: Pick<ChargeResult, 'ref' | 'amountFils'>,
  now: Date,
): Promise<void> {
  const dispute = await db
    .insertInto('simulator.card_disputes')
    .values({
      id: newRef('dp'),
      charge_id: chargeRef,
      amount_fils: amountFils,
      status: 'needs_response',
      evidence_due_by: new Date(now.getTime() + EVIDENCE_DAYS * 86_400_000),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await notifyOfDispute(db, dispute, 'created', now, [DISPUTED_AFTER_SECONDS])
}

export const findDispute = (db: Database, id: string): Promise<DisputeRow | undefined> =>
  db.selectFrom('simulator.card_disputes').selectAll().where('id', '=', id).executeTakeFirst()

/** The bank decides, once. */
export async function closeDispute(
  db: Database,
  id: string,
  status: 'won' | 'lost',
  now: Date,
): Promise<DisputeRow | undefined> {
  const closed = await db
    .updateTable('simulator.card_disputes')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'needs_response')
    .returningAll()
    .executeTakeFirst()
  if (closed) await notifyOfDispute(db, closed, 'closed', now, [0])
  return closed
}

const notifyOfDispute = (
  db: Database,
  row: DisputeRow,
  what: 'created' | 'closed',
  now: Date,
  delaysSeconds: readonly number[],
): Promise<void> =>
  notify(
    db,
    {
      type: `dispute.${what}`,
      data: {
        dispute: {
          ref: row.id,
          chargeRef: row.charge_id,
          amountFils: row.amount_fils,
          reason: 'product_not_received',
          status: row.status as 'needs_response' | 'won' | 'lost',
          evidenceDueBy: row.evidence_due_by.toISOString(),
          movements: movementsOf(row),
        },
      },
    },
    now,
    delaysSeconds,
  )

/** The money is withdrawn at once with a fee; won, it comes back without the fee. */
function movementsOf({ id, amount_fils: amountFils, status }: DisputeRow): DisputeMovement[] {
  const withdrawn = { ref: `${id}-1`, amountFils: -amountFils, feeFils: FEE_FILS }
  return status === 'won' ? [withdrawn, { ref: `${id}-2`, amountFils, feeFils: 0 }] : [withdrawn]
}
