import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type { quoteSubscription as contract } from '../../contract.ts'
import { chargeDayOf, spanOf } from '../../billing-rules.ts'
import { firstStartDate } from '../../rules.ts'
import { firstDaysOf } from './create-subscription.ts'
import { getOffer } from './get-offer.ts'
import { presentBill } from './present-bill.ts'
import { refuseStartDate } from './start-date.ts'

/** The bill before the order, by the function that prices the order itself. */
export async function quoteSubscription(
  db: Database,
  who: Visitor,
  input: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const offer = await getOffer(db, {
    planId: input.planId,
    restaurantId: input.restaurantId,
    diets: input.preferences?.dietary ?? [],
    addOns: input.addOns,
    today: who.today,
  })
  const { plan, kitchen, bill, quoteId, ...names } = offer
  if (input.startDate) refuseStartDate(input.startDate, who.today, plan)
  const wanted = input.startDate ?? firstStartDate(who.today, plan)
  const { days, startDate } = firstDaysOf(offer, wanted, who.now)
  const chargeOn = days.length > 0 ? chargeDayOf(startDate, kitchen) : startDate
  return {
    quoteId,
    ...presentBill(bill, names, who.language),
    startDate,
    firstCycleEndsOn: spanOf(days, startDate).endsOn,
    chargedOn: chargeOn > who.today ? chargeOn : who.today,
    firstDeliveryOn: days[0] ?? null,
  }
}
