import { addDays, dayOf, daysBetween, type Day } from '#shared/dates.ts'
import type { Allergen, MealTime } from '#shared/food/food.ts'
import type { Transaction } from '#server/database/database.ts'

export interface DemoTable {
  subscriptionId: number
  days: readonly Day[]
  mealsPerDay: number
  /** What no one at the table may be served. */
  avoids: readonly Allergen[]
  index: number
}

interface DemoDish {
  id: number
  priceFils: number
  mealTimes: string[]
  allergens: string[]
}

/** Days ahead that everyone has chosen for; further ones are left to their fallback by some. */
const CHOSEN_AHEAD = 3
const LAST_CHOSEN = 9
/** A kitchen cooks a few dishes for many, so its guests share the head of the menu. */
const FAVOURITES = 9
const WISHES = ['No onion, please.', 'Sauce on the side.', 'Not too spicy.', 'Extra lemon.']

export async function readDemoMenu(tx: Transaction, restaurantId: number): Promise<DemoDish[]> {
  return tx
    .selectFrom('menu_items as i')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select(['i.id', 'i.price_fils as priceFils', 'f.meal_times as mealTimes', 'f.allergens'])
    .where('i.restaurant_id', '=', restaurantId)
    .where('i.is_available', '=', true)
    .orderBy('i.sort_order')
    .execute()
}

export async function chooseDemoMeals(
  tx: Transaction,
  tables: readonly DemoTable[],
  menu: readonly DemoDish[],
  now: Date,
): Promise<void> {
  const today = dayOf(now)
  await tx
    .insertInto('subscription_meals')
    .values(
      tables.flatMap((table) =>
        table.days
          .filter((day) => isChosen(table, day, today))
          .flatMap((day) => mealsOf(table, menu, day, today, now)),
      ),
    )
    .execute()
}

function isChosen({ index }: DemoTable, day: Day, today: Day): boolean {
  if (day < addDays(today, -7) || day > addDays(today, LAST_CHOSEN)) return false
  return day <= addDays(today, CHOSEN_AHEAD) || (index + daysBetween(today, day)) % 3 !== 0
}

function mealsOf(
  { subscriptionId, mealsPerDay, avoids, index }: DemoTable,
  menu: readonly DemoDish[],
  day: Day,
  today: Day,
  now: Date,
) {
  const mealTimes: MealTime[] = mealsPerDay === 1 ? ['lunch'] : ['lunch', 'dinner']
  const turn = daysBetween(addDays(today, -14), day)
  return mealTimes.map((mealTime, half) => {
    const safe = menu
      .filter((dish) => dish.mealTimes.includes(mealTime))
      .filter(({ allergens }) => !avoids.some((allergen) => allergens.includes(allergen)))
      .slice(half * 2, half * 2 + FAVOURITES)
    const dish = safe[Math.floor((((index * 7 + turn * 5 + half) % 13) / 13) ** 2 * safe.length)]
    if (!dish) throw new Error(`No ${mealTime} for guest ${index + 1}`)
    return {
      subscription_id: subscriptionId,
      day,
      meal_time: mealTime,
      menu_item_id: dish.id,
      price_fils: dish.priceFils,
      quantity: 1,
      special_instructions: (index + turn + half) % 9 === 0 ? (WISHES[index % 4] ?? '') : '',
      created_at: now,
    }
  })
}
