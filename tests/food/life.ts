import { addDays, dayOf, instantAt, type Day } from '../../src/shared/dates.ts'
import { TEST_NOW } from '../../tools/testing/app.ts'
import { closeDay } from './book.ts'
import { chooseLate, chooseMeals } from './customers/choosing.ts'
import { complain, judge, takeMoney } from './customers/complaints.ts'
import { chooseAfterMisses, orderIngredients, packIngredients } from './customers/ingredients.ts'
import { leave } from './customers/leaving.ts'
import { reportUnheard, sendUnheard } from './kitchens/drivers.ts'
import { beginMeal, bringMeal, leaveUnopened } from './kitchens/meals.ts'
import { planOutages, settledBy } from './outages.ts'
import { settle, settlePayments, type Person } from './customers/people.ts'
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
  Record<'lunch' | 'dinner', Readonly<Record<'begin' | 'bring' | 'leave' | 'hear', string>>>
> = {
  lunch: { begin: '11:20', bring: '12:40', leave: '13:05', hear: '15:10' },
  dinner: { begin: '18:20', bring: '19:40', leave: '20:05', hear: '22:10' },
}

/** People order on a Saturday, and their kitchens cook from the Monday on. */
export async function live(world: World, { people: count, days, check }: Plan): Promise<Person[]> {
  planOutages(world, FIRST, days)
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) people.push(await settle(world, index, FIRST))
  await settlePayments(world, people)
  await world.test.drain()
  for (let day = addDays(FIRST, -2); day < addDays(FIRST, days); day = addDays(day, 1)) {
    if (day < FIRST) await chooseAtFirst(world, people, day)
    else await liveDay(world, people, day)
    await world.goTo(settledBy(world, instantAt(addDays(day, 1), '02:00')))
    closeDay(world.book, day)
    await check(people)
  }
  return people
}

/** Who orders on a Saturday at noon decides at once on what can be chosen. */
async function chooseAtFirst(world: World, people: readonly Person[], day: Day): Promise<void> {
  await world.goTo(instantAt(day, '12:10'))
  await chooseMeals(world, people, { isFirst: day < addDays(FIRST, -1) })
  await world.goTo(instantAt(day, '15:30'))
  await chooseLate(world, people)
}

async function liveDay(world: World, people: readonly Person[], day: Day): Promise<void> {
  await world.goTo(instantAt(day, '09:00'))
  await judge(world)
  await leave(world, people)
  await chooseMeals(world, people, { isFirst: false })
  await orderIngredients(world, people)
  await chooseAfterMisses(world, people)
  await serve(world, people, { day, mealTime: 'lunch' })
  await packIngredients(world, people)
  await chooseLate(world, people)
  await serve(world, people, { day, mealTime: 'dinner' })
  await takeMoney(world, people)
  await settlePayments(world, people)
}

async function serve(
  world: World,
  people: readonly Person[],
  { day, mealTime }: { day: Day; mealTime: 'lunch' | 'dinner' },
): Promise<void> {
  const at = (moment: keyof (typeof HOURS)['lunch']) => instantAt(day, HOURS[mealTime][moment])
  await world.goTo(at('begin'))
  const begun = await beginMeal(world, day, mealTime)
  await sendUnheard(world, begun, { day, mealTime })
  await world.goTo(at('bring'))
  await bringMeal(world, begun, at('bring'))
  await world.goTo(at('leave'))
  await leaveUnopened(world, begun, at('leave'))
  await complain(world, people, begun)
  await world.goTo(at('hear'))
  await reportUnheard(world, begun, at('leave'))
}
