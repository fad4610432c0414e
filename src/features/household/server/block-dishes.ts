import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { unblockDish as contract } from '../list-contract.ts'
import { listFamilies } from './blocked-read-model.ts'

interface Block {
  customerId: string
  dishIds: readonly number[]
  /** The report of what it did to someone. */
  claimId: number
  now: Date
}

/** The dishes are not sent to the household any more. The customer's row must be locked. */
export async function blockDishes(
  tx: Transaction,
  { customerId, dishIds, claimId, now }: Block,
): Promise<void> {
  if (dishIds.length === 0) return
  await tx
    .insertInto('household_blocked_dishes')
    .values(
      dishIds.map((dishId) => ({
        customer_id: customerId,
        dish_id: dishId,
        claim_id: claimId,
        since: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['customer_id', 'dish_id']).doNothing())
    .execute()
}

/** The customer allows it again, and all of its family with it. */
export async function unblockDish(
  tx: Transaction,
  who: Member,
  { dishId }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  await lockUser(tx, who.id)
  const [lifted] = await tx
    .deleteFrom('household_blocked_dishes')
    .where('customer_id', '=', who.id)
    .where('dish_id', 'in', [dishId, ...(await listFamilies(tx, [dishId]))])
    .returning('since')
    .execute()
  if (!lifted) throw new Refusal('not_found', 404)
  await writeAudit(tx, who, {
    action: 'lift-dish-block',
    object: 'dish',
    objectId: dishId,
    before: { since: lifted.since.toISOString() },
    after: null,
  })
  return { ok: true }
}
