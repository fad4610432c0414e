import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import type { Cuisine } from '#shared/food/food.ts'
import { dayOf, formatClock } from '#shared/dates.ts'
import { productNow } from '../now.ts'

const once = () => ({ 'idempotency-key': randomUUID() })
const HOUR_MS = 3_600_000

interface Input {
  cuisines: Cuisine[]
  /** Hours from now; the minute is the next full one. */
  inHours: number
  /** Words by which its cards can be found. */
  mark?: string
}

/** Asks for a chef for a dinner of twelve in Dubai. */
export async function askForChef(
  api: APIRequestContext,
  { cuisines, inHours, mark }: Input,
): Promise<number> {
  const starts = new Date(Math.ceil(productNow().getTime() / 60_000) * 60_000 + inHours * HOUR_MS)
  const data = {
    eventType: 'dinner-party',
    guestCount: 12,
    eventDate: dayOf(starts),
    eventTime: formatClock(starts),
    cuisinePreferences: cuisines,
    eventLocation: 'Villa 18, Al Barsha 2',
    city: 'Dubai',
    ...(mark !== undefined && { specialRequirements: mark }),
  }
  const answer = await api.post('/api/chef-events', { data, headers: once() })
  await expect(answer).toBeOK()
  return ((await answer.json()) as { id: number }).id
}

/** Answers a request with one course, which is of the catalogue and has its plate. */
export async function quoteFor(
  chef: APIRequestContext,
  eventId: number,
  perGuest: number,
): Promise<void> {
  const data = {
    courses: [{ course: 'main', title: 'Chicken machboos', dishSlug: 'machboos' }],
    inclusions: ['groceries', 'cleaning'],
    perGuest,
  }
  const path = `/api/chef/requests/${eventId}/quotes`
  const headers = once()
  const post = async () => (await chef.post(path, { data, headers })).status()
  await expect.poll(post).toBe(201)
}

/** Books the only quote of an event by a card that works, and waits until the deposit is paid. */
export async function bookChef(api: APIRequestContext, eventId: number): Promise<void> {
  const path = `/api/chef-events/${eventId}`
  const detail = (await (await api.get(path)).json()) as { quotes: { id: number }[] }
  const begun = await api.post('/api/payments/card-setups', { data: {}, headers: once() })
  const { id: cardSetupId, form } = (await begun.json()) as { id: number; form: { url: string } }
  await api.post(form.url, { form: { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' } })
  await api.get(`/api/payments/card-setups/${cardSetupId}`)
  const accept = await api.post(`${path}/quotes/${detail.quotes[0]?.id}/accept`, {
    data: { cardSetupId },
    headers: once(),
  })
  await expect(accept).toBeOK()
  const status = async () =>
    ((await (await api.get(path)).json()) as { event: { status: string } }).event.status
  await expect.poll(status).toBe('confirmed')
}
