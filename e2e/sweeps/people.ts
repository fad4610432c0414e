import type { APIRequestContext } from '@playwright/test'
import type { Language } from '#shared/language.ts'
import { AI_PREMIUM, subscribeToAi } from '../support/steps/ai-plan.ts'
import { signInAsDemo, signUp } from '../support/people.ts'
import { sweptRoutes } from '../support/routes.ts'
import { acceptMeals, makeList, orderFor } from '../support/steps/shopping.ts'

export type SweptPerson =
  | 'visitor'
  | 'newcomer'
  | 'cook'
  | 'customer'
  | 'restaurant'
  | 'chef'
  | 'admin'

/** What a person has that leads to pages of their own. */
export interface Records {
  eventIds: number[]
  mealId?: number
  listId?: number
  orderId?: number
}

interface SweptPage {
  name: string
  as: SweptPerson
  language: Language
  pathOf: (records: Records) => string
}

const lists = '/dashboard/shopping-lists'

/** Pages whose address only the person's records tell: chef events in four states, and what a cook made. */
const pagesOfRecords: readonly SweptPage[] = [
  ...([0, 1, 2, 3] as const).map((nth): SweptPage => ({
    name: `chef event ${nth + 1}`,
    as: 'customer',
    language: nth % 2 === 0 ? 'ar' : 'en',
    pathOf: ({ eventIds }) => `/dashboard/chef-events/${eventIds[nth]}`,
  })),
  {
    name: 'suggestions, some accepted',
    as: 'cook',
    language: 'ar',
    pathOf: () => '/dashboard/ai-meal-suggestions',
  },
  { name: 'a meal to cook', as: 'cook', language: 'en', pathOf: ({ mealId }) => `/cook/${mealId}` },
  { name: 'lists, one made', as: 'cook', language: 'en', pathOf: () => lists },
  { name: 'a list', as: 'cook', language: 'ar', pathOf: ({ listId }) => `${lists}/${listId}` },
  { name: 'orders', as: 'cook', language: 'en', pathOf: () => `${lists}?tab=orders` },
  {
    name: 'an order',
    as: 'cook',
    language: 'ar',
    pathOf: ({ orderId }) => `${lists}?order=${orderId}`,
  },
]

export const sweptPages: readonly SweptPage[] = [
  ...sweptRoutes.map((route) => ({
    name: route.name ?? route.path,
    as: route.as,
    language: route.language,
    pathOf: () => route.path,
  })),
  ...pagesOfRecords,
]

/** Signs in as the person, with everything that their pages show. */
export async function takePlace(person: SweptPerson, api: APIRequestContext): Promise<Records> {
  if (person === 'visitor') return { eventIds: [] }
  if (person === 'cook') return beCook(api)
  if (person === 'newcomer') await signUp(api)
  else await signInAsDemo(api, person)
  return { eventIds: person === 'customer' ? await readEventIds(api) : [] }
}

/** The demo customer's chef events: one asked, one quoted, one booked, one held. */
async function readEventIds(api: APIRequestContext): Promise<number[]> {
  const events = (await (await api.get('/api/chef-events')).json()) as { id: number }[]
  return events.map(({ id }) => id)
}

/** Someone new who has taken meals, made a list of them and ordered what is on it. */
async function beCook(api: APIRequestContext): Promise<Records> {
  await signUp(api)
  await subscribeToAi(api, AI_PREMIUM)
  const meals = await acceptMeals(api, 3)
  const listId = await makeList(api, meals.slice(0, 2))
  const [mealId = 0] = meals
  const orderId = await orderFor(api, { acceptedMealId: meals[2] ?? 0 })
  return { eventIds: [], mealId, listId, orderId }
}
