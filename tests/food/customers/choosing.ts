import { skipDelivery } from '../../../src/features/deliveries/contract.ts'
import { chooseMeal } from '../../../src/features/meals/contract.ts'
import { pickMeals } from '../../../src/features/meals/pick-contract.ts'
import { getMealSelection } from '../../../src/features/meals/selection-contract.ts'
import { listMealItems } from '../../../src/features/restaurants/contract.ts'
import { addDays, dayOf } from '../../../src/shared/dates.ts'
import { CallError } from '../../../src/shared/wire/call.ts'
import type { Output } from '../../../src/shared/wire/endpoint.ts'
import { once, type Person } from './people.ts'
import type { World } from '../world.ts'

type SelectionDay = Output<typeof getMealSelection>['days'][number]

/** Everyone decides on a day this long before it, well before anybody is reminded. */
const AHEAD_DAYS = 4
/** A kitchen’s cut-off is so long before its day, at 18:00. */
const LOCKS_AHEAD_DAYS = 2
const CHOOSES_LATE = 0.25
const SKIPS = 0.04
const EXTRA = 0.12

/** On the first day also what comes before then. */
export async function chooseMeals(
  world: World,
  people: readonly Person[],
  { isFirst }: { isFirst: boolean },
): Promise<void> {
  const today = dayOf(world.test.clock.now())
  for (const person of people) {
    if (person.isCook || person.hasLeft) continue
    for (let ahead = isFirst ? 2 : AHEAD_DAYS; ahead <= AHEAD_DAYS; ahead += 1) {
      const day = await findDay(person, addDays(today, ahead))
      if (day?.state === 'open') await decide(world, person, day)
    }
  }
}

/** Some choose only after they were reminded, on the afternoon of the cut-off. */
export async function chooseLate(world: World, people: readonly Person[]): Promise<void> {
  const now = world.test.clock.now()
  const soon = addDays(dayOf(now), LOCKS_AHEAD_DAYS)
  for (const choice of world.book.choices) {
    if (choice.day !== soon || choice.isFull || !world.draws.happens(CHOOSES_LATE)) continue
    const person = people.find(({ subscriptionId }) => subscriptionId === choice.subscriptionId)
    const day = person && (await findDay(person, choice.day))
    if (!person || person.hasLeft || day?.state !== 'open') continue
    const { subscriptionId } = person
    await person.customer.call(pickMeals, { subscriptionId, date: choice.day })
    choice.filledAt = now
  }
}

async function findDay({ customer, subscriptionId }: Person, date: string) {
  const { days } = await customer.call(getMealSelection, { subscriptionId, from: date })
  return days.find(({ day }) => day === date)
}

async function decide(world: World, person: Person, day: SelectionDay): Promise<void> {
  const { draws, book } = world
  const { customer, subscriptionId, diligence } = person
  if (day.deliveryId !== null && draws.happens(SKIPS)) {
    await customer.call(skipDelivery, { id: day.deliveryId }, once())
    return
  }
  if (!draws.happens(diligence)) {
    book.choices.push({ subscriptionId, day: day.day, isFull: false })
    return
  }
  await fill(world, person, day)
  const after = await findDay(person, day.day)
  const isFull = after?.open.length === 0
  book.choices.push({ subscriptionId, day: day.day, isFull })
  if (isFull && person.method === 'credit_card' && draws.happens(EXTRA)) {
    await haveMore(world, person, day)
  }
}

/** Some choose dish by dish, others have it picked, and some leave a meal open. */
async function fill(world: World, person: Person, { day, open }: SelectionDay): Promise<void> {
  const { customer, subscriptionId } = person
  if (world.draws.happens(0.4)) {
    await customer.call(pickMeals, { subscriptionId, date: day })
    return
  }
  for (const mealTime of open) {
    const mealItemId = await drawDish(world, person, mealTime)
    const input = { subscriptionId, date: day, mealTime, mealItemId }
    await refusable(() => customer.call(chooseMeal, input))
  }
}

/** A portion past the paid ones, at the price that is shown. */
async function haveMore(world: World, person: Person, day: SelectionDay): Promise<void> {
  const { customer, subscriptionId } = person
  const mealTime = world.draws.oneOf(day.mealTimes)
  const mealItemId = await drawDish(world, person, mealTime)
  const input = { subscriptionId, date: day.day, mealTime, mealItemId }
  try {
    await customer.call(chooseMeal, input)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'extra_to_confirm') {
      if (isRefusal(error)) return
      throw error
    }
    const extraPrice = Number(error.details['extraPrice'])
    await refusable(() => customer.call(chooseMeal, { ...input, extraPrice }))
  }
}

async function drawDish(
  { draws }: World,
  { customer, subscriptionId }: Person,
  mealTime: SelectionDay['mealTimes'][number],
): Promise<number> {
  const menu = await customer.call(listMealItems, { subscriptionId })
  return draws.oneOf(menu.filter(({ mealTimes }) => mealTimes.includes(mealTime))).id
}

const isRefusal = (error: unknown) => error instanceof CallError && error.status < 500

/** What can't be had for a good reason, such as an allergy, is left. */
async function refusable(call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}
