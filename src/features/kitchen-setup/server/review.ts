import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { updateKitchen } from '#features/restaurants/server/public.ts'
import { presentSetup, stillOpen, wasOpened, type Setup } from './setup.ts'
import { getSetupRow, lockSetupRow } from './setup-store.ts'

/** The owner has given everything; an admin looks, and opens it or sends it back. R-KIT-11 */
export async function askForReview(tx: Transaction, who: Member): Promise<Setup> {
  const row = await lockSetupRow(tx, who.id)
  if (row.isActive) return presentSetup(row)
  if (wasOpened(row)) throw new Refusal('kitchen_closed_by_team', 409)
  if (row.reviewAskedAt !== null) return presentSetup(row)
  const open = stillOpen(row)
  if (open.length > 0) throw new Refusal('kitchen_incomplete', 409, { details: { points: open } })
  await updateKitchen(tx, row.id, {
    review_asked_at: who.now,
    sent_back_at: null,
    sent_back_reason: null,
  })
  await writeAudit(tx, who, {
    action: 'ask-for-kitchen-review',
    object: 'restaurant',
    objectId: row.id,
    before: { isInReview: false },
    after: { isInReview: true },
  })
  return presentSetup(await getSetupRow(tx, who.id))
}

/** @throws Refusal `kitchen_opened_meanwhile`: an admin was faster */
export async function withdrawReview(tx: Transaction, who: Member): Promise<Setup> {
  const row = await lockSetupRow(tx, who.id)
  if (wasOpened(row)) throw new Refusal('kitchen_opened_meanwhile', 409)
  if (row.reviewAskedAt === null) return presentSetup(row)
  await updateKitchen(tx, row.id, { review_asked_at: null })
  await writeAudit(tx, who, {
    action: 'withdraw-kitchen-review',
    object: 'restaurant',
    objectId: row.id,
    before: { isInReview: true },
    after: { isInReview: false },
  })
  return presentSetup(await getSetupRow(tx, who.id))
}
