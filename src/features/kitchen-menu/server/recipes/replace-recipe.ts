import type { Input, Output } from '#shared/wire/endpoint.ts'
import { withAllergens, type DishFacts } from '#shared/food/dish-facts.ts'
import { ALLERGENS, MEAL_TIMES, type Allergen, type MealTime } from '#shared/food/food.ts'
import { toFils } from '#shared/money.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { refuseStale } from '#server/http/version.ts'
import { instantAfterWaiting, lockExtraPlaces } from '#features/deliveries/server/public.ts'
import { findBlockingAllergy } from '#features/household/server/public.ts'
import { findOwnKitchen, recountDish } from '#features/restaurants/server/public.ts'
import type {
  previewRecipe as previewContract,
  replaceRecipe as contract,
} from '../../recipe-contract.ts'
import { withCustomersLocked } from '../lock-customers.ts'
import { countChoices, listChoices, removeChoices, type Choice } from '../menu/choices.ts'
import { getItem } from '../menu/get-item.ts'
import { presentDish } from '../menu/present-dish.ts'
import { lockItem, updateItem, type ItemRow } from '../menu/store.ts'
import { notifyMenuChanged } from '../notify-kitchen.ts'
import { answersIn, listAnswers, mergeAnswers, replaceAnswers } from './answer-store.ts'
import { computeFacts, judgeDish } from './compute-facts.ts'
import { namePicture } from './dish-picture.ts'
import { nameAnswers, nameLines } from './get-recipe.ts'
import { ownDishOf, recipeFields, recipeOf } from './own-dish.ts'
import { listLines, updateDish } from './store.ts'

export async function previewRecipe(
  db: Database,
  who: Member,
  { id, lines, mealTimes, holds: contained = '' }: Input<typeof previewContract>,
): Promise<Output<typeof previewContract>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const item = await getItem(db, kitchen.id, id)
  const said = ALLERGENS.filter((one) => contained.split(',').includes(one))
  const facts = withAllergens(await computeFacts(db, lines), said)
  const served = MEAL_TIMES.filter((mealTime) => mealTimes.split(',').includes(mealTime))
  const choices = await listChoices(db, id, who.now)
  return countChoices(await choicesToEnd(db, choices, item, facts, served))
}

/** What a dish holds is computed; where it is no longer safe, what is chosen of it goes. */
export async function replaceRecipe(
  db: Database,
  who: Member,
  { id, price, answers: given = [], ...form }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const kitchen = await findOwnKitchen(db, who.id)
  await getItem(db, kitchen.id, id)
  const { mentioned } = await judgeDish(db, form, [])
  return withCustomersLocked(
    db,
    (reader) => listChoices(reader, id, who.now),
    async (tx, ensureLocked) => {
      await lockExtraPlaces(tx, await listChoices(tx, id, who.now))
      await lockItem(tx, kitchen.id, id)
      const now = await instantAfterWaiting(tx, who.now)
      const choices = await listChoices(tx, id, now)
      ensureLocked(choices)
      const before = await getItem(tx, kitchen.id, id)
      const lines = await listLines(tx, before.dishId)
      const stored = await listAnswers(tx, before.dishId)
      const answers = mergeAnswers(stored, given, mentioned, { id: who.id, now })
      const input = { ...form, price, answers: answersIn(answers) }
      refuseStale(who, input, recipeFields(before, lines, stored), {
        lines: nameLines(lines, who),
        answers: nameAnswers(stored),
      })
      const facts = await judgeDish(tx, form, answers)
      const ended = await choicesToEnd(tx, choices, before, facts, form.mealTimes)
      const audited = await recipeOf(tx, before)

      const dishId = await ownDishOf(tx, kitchen.id, before)
      const priceFils = toFils(price)
      await updateDish(tx, dishId, { ...form, priceFils }, facts)
      await replaceAnswers(tx, dishId, answers)
      await updateItem(tx, id, { price_fils: priceFils })
      await namePicture(tx, dishId)
      const after = await getItem(tx, kitchen.id, id)
      const removed = await removeChoices(tx, ended, after, 'recipe', now)
      if (ended.length > 0) await recountDish(tx, id, who.today)
      await writeAudit(tx, who, {
        action: 'replace-recipe',
        object: 'menu_item',
        objectId: id,
        before: audited,
        after: { ...form, priceFils, removed, answers: answersIn(answers) },
      })
      await notifyMenuChanged(tx, kitchen.id, now)
      return { dish: presentDish(after, who), removed }
    },
  )
}

/** What a changed dish can no longer be: for a meal time it left, or for an allergy it now meets. */
async function choicesToEnd(
  db: Database,
  choices: readonly Choice[],
  before: Pick<ItemRow, 'allergens'>,
  { allergens }: Pick<DishFacts, 'allergens'>,
  mealTimes: readonly MealTime[],
): Promise<Choice[]> {
  const added: Allergen[] = allergens.filter((one) => !before.allergens.includes(one))
  const blocked = new Set<string>()
  if (added.length > 0) {
    for (const customerId of new Set(choices.map((choice) => choice.customerId))) {
      if (await findBlockingAllergy(db, customerId, allergens)) blocked.add(customerId)
    }
  }
  return choices.filter(
    ({ customerId, mealTime }) => blocked.has(customerId) || !mealTimes.includes(mealTime),
  )
}
