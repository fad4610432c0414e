import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'

const once = () => ({ 'idempotency-key': randomUUID() })

/** Accepts the first suggestions of today; answers their ids. */
export async function acceptMeals(api: APIRequestContext, count: number): Promise<number[]> {
  const today = await api.post('/api/meal-suggestions/today', { data: {} })
  const { day } = (await today.json()) as { day: { suggestions: { id: number }[] } }
  const ids: number[] = []
  for (const { id: mealId } of day.suggestions.slice(0, count)) {
    const taken = await api.post('/api/accepted-meal-suggestions', {
      data: { mealId },
      headers: once(),
    })
    await expect(taken).toBeOK()
    ids.push(((await taken.json()) as { id: number }).id)
  }
  return ids
}

export async function makeList(
  api: APIRequestContext,
  acceptedMealIds: readonly number[],
): Promise<number> {
  const made = await api.post('/api/shopping-lists', { data: { acceptedMealIds }, headers: once() })
  await expect(made).toBeOK()
  return ((await made.json()) as { id: number }).id
}

/** Orders what a list or a meal needs to the first address, paid in cash at the door. */
export async function orderFor(
  api: APIRequestContext,
  source: { listId: number } | { acceptedMealId: number },
): Promise<number> {
  const [address] = (await (await api.get('/api/delivery-addresses')).json()) as [{ id: number }]
  const quote = await api.post('/api/ingredient-orders/quote', { data: source })
  const { quoteId } = (await quote.json()) as { quoteId: string }
  const data = {
    ...source,
    quoteId,
    deliveryAddressId: address.id,
    paymentMethod: 'cash_on_delivery',
  }
  const placed = await api.post('/api/ingredient-orders', { data, headers: once() })
  await expect(placed).toBeOK()
  return ((await placed.json()) as { id: number }).id
}

/** The order's own state, not the short message that comes and goes. */
export const statusIn = (page: Page, status: string): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: status })
