import { textsIn, type Language } from '#shared/language.ts'
import type { AiPlan } from '#features/subscriptions/server/public.ts'
import { messages } from '../../messages.ts'
import { chipsOf } from '../../wishes/chips.ts'
import type { Wish } from '../../wishes/wish.ts'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'
import type { Batch } from '../choosing/batch-store.ts'
import type { Suggestion } from '../choosing/suggestion-store.ts'
import { mealOf, mealTimesOf, pointsOf, unmetPoints } from './wish-points.ts'

interface Table {
  batch: Pick<Batch, 'wish' | 'servings'>
  offered: readonly Suggestion[]
  plan: Pick<AiPlan, 'mealTimes'>
  language: Language
}

/** What of the wish is not on the table, in the words in which it was confirmed. */
export function presentUnmet(
  catalogue: FoodCatalogue,
  { batch: { wish, servings }, offered, plan, language }: Table,
): { kind: 'wish'; text: string }[] {
  if (!wish) return []
  const mealTimes = mealTimesOf(wish, plan.mealTimes)
  const meals = offered
    .filter(({ mealTime }) => mealTimes.includes(mealTime))
    .flatMap(({ dishId, portionTwentieths, acceptedId }) => {
      const dish = catalogue.dishes.get(dishId)
      const meal = dish && mealOf(catalogue, dish, { portionTwentieths, servings })
      return meal ? [{ ...meal, isAccepted: acceptedId !== null }] : []
    })
  const points = pointsOf(catalogue, wish)
  const unmet = [
    ...unmetPoints(
      points.filter(({ isLimit }) => !isLimit),
      meals,
    ),
    // A meal accepted before the wish is no answer to it.
    ...unmetPoints(
      points.filter(({ isLimit }) => isLimit),
      meals.filter(({ isAccepted }) => !isAccepted),
    ),
  ]
  const isMealMissing = (slot: keyof Wish) =>
    slot === 'mealTime' && wish.mealTime !== null && !plan.mealTimes.includes(wish.mealTime)
  const labels = chipsOf(wish, language, { ...catalogue, dishes: catalogue.dishes.values() })
    .filter(
      ({ slot, value }) =>
        isMealMissing(slot) ||
        unmet.some((point) => point.slot === slot && point.values.includes(value)),
    )
    .map(({ label }) => label)
  if (labels.length === 0) return []
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(labels)
  return [{ kind: 'wish', text: textsIn(messages, language).unmet(list) }]
}
