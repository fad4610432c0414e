import { addDays, dayOf, instantAt, type Day } from '../../src/shared/dates.ts'
import type { MealTime } from '../../src/shared/food/food.ts'
import { TEST_NOW } from '../../tools/testing/app.ts'
import { chooseMeals } from './choosing.ts'
import { beginMeal, bringMeal, closeDay, leaveDoors } from './kitchens.ts'
import { settle, settlePayments, type Person } from './people.ts'
import type { World } from './world.ts'

interface Plan {
  people: number
  /** Calendar days from the first delivery on. */
  days: number
  /** Asked in the small hours, when all of the day before is over. */
  check: (people: readonly Person[]) => Promise<void>
}

const FIRST: Day = addDays(dayOf(TEST_NOW), 2)

const HOURS: Readonly<
  Record<'lunch' | 'dinner', Readonly<Record<'begin' | 'bring' | 'leave', string>>>
> = {
  lunch: { begin: '11:20', bring: '12:40', leave: '13:05' },
  dinner: { begin: '18:20', bring: '19:40', leave: '20:05' },
}

/** People order on a Saturday, and their kitchens cook from the Monday on. */
export async function live(world: World, { people: count, days, check }: Plan): Promise<Person[]> {
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) people.push(await settle(world, index, FIRST))
  await settlePayments(world, people)
  await world.test.drain()
  for (let day = addDays(FIRST, -2); day < addDays(FIRST, days); day = addDays(day, 1)) {
    await world.goTo(instantAt(day, day < FIRST ? '12:10' : '09:00'))
    if (day < FIRST) await chooseMeals(world, people, day < addDays(FIRST, -1))
    else await liveDay(world, people, day)
    await world.goTo(instantAt(addDays(day, 1), '02:00'))
    closeDay(world, day)
    await check(people)
  }
  return people
}

async function liveDay(world: World, people: readonly Person[], day: Day): Promise<void> {
  await chooseMeals(world, people, false)
  for (const mealTime of ['lunch', 'dinner'] as const) await serve(world, day, mealTime)
  await settlePayments(world, people)
}

async function serve(world: World, day: Day, mealTime: MealTime & keyof typeof HOURS) {
  const { begin, bring, leave } = HOURS[mealTime]
  await world.goTo(instantAt(day, begin))
  const begun = await beginMeal(world, day, mealTime)
  await world.goTo(instantAt(day, bring))
  await bringMeal(world, begun)
  await world.goTo(instantAt(day, leave))
  await leaveDoors(world, begun)
}
