import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { firstStartDate } from '#features/subscriptions/rules.ts'
import { addDays, weekdayOf, type Day } from '#shared/dates.ts'
import { addAddress, marinaHome } from './addresses.ts'
import { WORKING_CARD } from './subscribe.ts'
import { productToday } from '../now.ts'

const once = () => ({ 'idempotency-key': randomUUID() })

/** Subscribes a signed-in customer without an address yet, paid by card; the kitchen is number 1. */
export async function subscribeTo(
  api: APIRequestContext,
  planId: number,
  startDate: Day,
  number = WORKING_CARD,
): Promise<void> {
  const deliveryAddressId = await addAddress(api, marinaHome)
  const begun = await api.post('/api/payments/card-setups', { data: {}, headers: once() })
  await expect(begun).toBeOK()
  const { id: cardSetupId, form } = (await begun.json()) as { id: number; form: { url: string } }
  await api.post(form.url, { form: { number, expiry: '12/34', cvc: '123' } })
  const setup = await api.get(`/api/payments/card-setups/${cardSetupId}`)
  expect(await setup.json()).toMatchObject({ status: 'succeeded' })
  const data = {
    planId,
    startDate,
    paymentMethod: 'credit_card',
    cardSetupId,
    deliveryAddressId,
    restaurantId: 1,
  }
  await expect(await api.post('/api/subscriptions', { data, headers: once() })).toBeOK()
}

/** Full Day, from the first day that can be had. */
export const subscribeToMeals = (api: APIRequestContext): Promise<void> =>
  subscribeTo(api, 2, firstStartDate(productToday()))

/** A Monday so far away that its week stays open for changes at every hour of today. */
export function mondayAhead(): Day {
  const day = addDays(productToday(), 3)
  return addDays(day, (8 - weekdayOf(day)) % 7)
}
