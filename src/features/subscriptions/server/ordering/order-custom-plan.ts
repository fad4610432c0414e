import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { firstStartDate } from '../../rules.ts'
import type { SubscriptionMethod } from '../store.ts'
import { orderOffer } from './create-subscription.ts'
import { getCustomOffer } from './get-offer.ts'

export interface CustomPlanOrder {
  /** The plan that was made of the accepted offer. */
  planId: number
  deliveryAddressId: number
  /** As offered; a day that has passed becomes the first one that is still possible. */
  startsOn: Day
  paymentMethod: Extract<SubscriptionMethod, 'credit_card' | 'bank_transfer'>
  cardSetupId?: number | null | undefined
}

/**
 * Subscribes the customer to the plan of an accepted offer.
 * @throws Refusal as an order of the catalogue does: `restaurant_out_of_reach`, `kitchen_day_full` ...
 */
export async function orderCustomPlan(tx: Transaction, who: Member, order: CustomPlanOrder) {
  await lockUser(tx, who.id)
  const offer = await getCustomOffer(tx, order.planId, who.today)
  const first = firstStartDate(who.today, offer.plan)
  const startDate = order.startsOn < first ? first : order.startsOn
  return orderOffer(tx, who, { ...order, offer, startDate, cuisines: [], diets: [] })
}
