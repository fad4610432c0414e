import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { blockDish } from '#features/household/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { removeUnsafeMeals } from '#features/meals/server/public.ts'
import { amendBlockedDish } from '#features/production/server/public.ts'
import { listAdmins, type ClaimRow } from './claims-read-model.ts'
import { reactionReported } from './templates.ts'

/**
 * Someone reacted to a dish: it comes off the household's days, kitchens that cook it are told, and
 * every admin is called. The customer's row must be held.
 */
export async function stopDish(tx: Transaction, claim: ClaimRow, now: Date): Promise<void> {
  const { id: claimId, customerId, dishId } = claim
  if (dishId !== null) {
    await blockDish(tx, { customerId, dishId, claimId, now })
    await removeUnsafeMeals(tx, customerId, now)
    await amendBlockedDish(tx, { customerId, dishId }, now)
  }
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
