import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { firstOpenDay } from '#features/restaurants/rules.ts'
import { deliveryDaysFrom, weekdaysOf } from '#features/deliveries/rules.ts'
import type { quoteSubscription as contract } from '../../contract.ts'
import { cycleOf } from '../../rules.ts'
import { getOffer } from './get-offer.ts'
import { presentBill } from './present-bill.ts'
import { refuseStartDate } from './start-date.ts'

/** Part 1, section 9: the bill before the order, by the function that prices the order itself. */
export async function quoteSubscription(
  db: Database,
  who: Visitor,
  wish: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { plan, kitchen, bill, quoteId, ...names } = await getOffer(db, {
    planId: wish.planId,
    restaurantId: wish.restaurantId,
    diets: wish.preferences?.dietary ?? [],
    addOns: wish.addOns,
    today: who.today,
  })
  if (wish.startDate) refuseStartDate(wish.startDate, who.today, plan)
  const [firstDelivery] =
    wish.startDate && bill.deliveryDays > 0
      ? deliveryDaysFrom(
          firstOpenDay(who.now, wish.startDate, kitchen),
          weekdaysOf(plan.days_per_week),
          1,
        )
      : []
  return {
    quoteId,
    ...presentBill(bill, names, who.language),
    firstCycleEndsOn: wish.startDate ? cycleOf(wish.startDate, 1).endsOn : null,
    chargedOn: wish.startDate ?? null,
    firstDeliveryOn: firstDelivery ?? null,
  }
}
