import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { dayOf } from '#shared/dates.ts'
import { addAddress, marinaHome } from './addresses.ts'
import { WORKING_CARD } from './subscribe.ts'

export const AI_FAMILY = 5
export const AI_PREMIUM = 6

const once = () => ({ 'idempotency-key': randomUUID() })

/** Subscribes a signed-in customer to an AI plan from today on, paid by card. */
export async function subscribeToAi(api: APIRequestContext, planId: number): Promise<void> {
  const deliveryAddressId = await addAddress(api, marinaHome)
  const begun = await api.post('/api/payments/card-setups', { data: {}, headers: once() })
  await expect(begun).toBeOK()
  const { id: cardSetupId, url } = (await begun.json()) as { id: number; url: string }
  await api.post(url, { form: { number: WORKING_CARD, expiry: '12/34', cvc: '123' } })
  const setup = await api.get(`/api/payments/card-setups/${cardSetupId}`)
  expect(await setup.json()).toMatchObject({ status: 'succeeded' })
  const data = {
    planId,
    startDate: dayOf(new Date()),
    paymentMethod: 'credit_card',
    cardSetupId,
    deliveryAddressId,
    restaurantId: 1,
  }
  await expect(await api.post('/api/subscriptions', { data, headers: once() })).toBeOK()
}
