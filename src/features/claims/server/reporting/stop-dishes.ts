import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { blockDishes } from '#features/household/server/public.ts'
import { listLines } from '#features/kitchen-board/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { removeUnsafeMeals } from '#features/meals/server/public.ts'
import { amendBlockedDishes } from '#features/production/server/public.ts'
import { listAdmins, type ClaimRow } from '../claims-read-model.ts'
import { reactionReported } from '../templates.ts'

/**
 * Someone reacted to a dish, or to any of a drop: they come off the household's days, kitchens that
 * cook them are notified, and every admin is called. The customer's row must be locked.
 */
export async function stopDishes(tx: Transaction, claim: ClaimRow, now: Date): Promise<void> {
  const { id: claimId, customerId, dishId, ticketId } = claim
  const dishIds =
    dishId === null ? (await listLines(tx, [ticketId])).map((line) => line.dishId) : [dishId]
  await blockDishes(tx, { customerId, dishIds, claimId, now })
  await removeUnsafeMeals(tx, customerId, now)
  await amendBlockedDishes(tx, { customerId, dishIds }, now)
  for (const { id, phone, language } of await listAdmins(tx)) {
    await queueMessage(tx, {
      to: phone,
      template: reactionReported,
      parameters: {
        restaurant: { en: claim.restaurantEn, ar: claim.restaurantAr },
        claim: String(claimId),
      },
      language: isLanguage(language) ? language : 'en',
      dedupeKey: `${reactionReported.name}:${claimId}:${id}`,
      now,
    })
  }
}
