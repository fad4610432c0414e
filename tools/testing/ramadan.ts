import { getDeliveryWeek } from '../../src/features/deliveries/contract.ts'
import { getHousehold, replaceMember } from '../../src/features/household/contract.ts'
import type { TestApp } from './app.ts'
import { liveUntil, newCustomer, type Customer, type Order } from './situations/orders.ts'

const FULL_DAY_PLAN = 2
/** Ramadan begins on Monday, 8 February 2027. */
export const BEFORE = new Date('2027-02-03T06:00:00Z')

/** A paid plan with deliveries from Monday, 1 February to Friday, 26 February 2027. */
export async function subscribed(
  test: TestApp,
  change: Partial<Order> = {},
): Promise<{ customer: Customer; id: number }> {
  test.clock.moveTo(new Date('2027-01-26T06:00:00Z'))
  const customer = await newCustomer(test)
  const cardSetupId = await customer.saveCard()
  const input = { planId: FULL_DAY_PLAN, startDate: '2027-02-01', cardSetupId, ...change }
  const { id } = await customer.order(input)
  await liveUntil(test, '2027-02-01T03:00:00Z')
  test.clock.moveTo(BEFORE)
  return { customer, id }
}

export async function letFast(customer: Customer): Promise<void> {
  const { members } = await customer.call(getHousehold, {})
  const self = members[0]
  if (!self) throw new Error('Nobody in the household')
  await customer.call(replaceMember, {
    id: self.id,
    name: self.name,
    portion: 'regular',
    diets: [],
    allergens: [],
    dislikes: [],
    fastsInRamadan: true,
  })
}

export async function windowsOn(customer: Customer, day: string) {
  const { days } = await customer.call(getDeliveryWeek, { from: day })
  const [delivery] = days.find((one) => one.day === day)?.deliveries ?? []
  return delivery?.windows.map(({ mealTime, occasion, from, to }) => [mealTime, occasion, from, to])
}

export const USUAL = [
  ['lunch', 'lunch', '12:00', '14:00'],
  ['dinner', 'dinner', '18:30', '20:30'],
]
export const FASTING = [
  ['lunch', 'suhoor', '03:50', '04:50'],
  ['dinner', 'iftar', '17:05', '17:50'],
]
