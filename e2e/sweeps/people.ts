import type { APIRequestContext } from '@playwright/test'
import { AI_PREMIUM, subscribeToAi } from '../support/steps/ai-plan.ts'
import { signInAsDemo, signUp } from '../support/people.ts'
import { sweptRoutes } from '../support/routes.ts'
import { acceptMeals, makeList, orderFor } from '../support/steps/shopping.ts'

/** Those with the most pages first, so that the last ones to be swept are short. */
export const SWEPT_PEOPLE = [
  'customer',
  'restaurant',
  'chef',
  'visitor',
  'cook',
  'newcomer',
  'admin',
] as const
type SweptPerson = (typeof SWEPT_PEOPLE)[number]

/** Signs in as the person, once for all of the paths that are answered. */
export async function takePlace(person: SweptPerson, api: APIRequestContext): Promise<string[]> {
  if (person === 'cook') return beCook(api)
  if (person === 'newcomer') await signUp(api)
  else if (person !== 'visitor') await signInAsDemo(api, person)
  const paths = sweptRoutes.filter(({ as }) => as === person).map(({ path }) => path)
  return person === 'customer' ? [...paths, ...(await eventPaths(api))] : paths
}

/** The demo customer's chef events: one asked, one quoted, one booked, one held. */
async function eventPaths(api: APIRequestContext): Promise<string[]> {
  const events = (await (await api.get('/api/chef-events')).json()) as { id: number }[]
  return events.slice(0, 4).map(({ id }) => `/dashboard/chef-events/${id}`)
}

/** Someone new who has taken meals, made a list of them and ordered what is on it. */
async function beCook(api: APIRequestContext): Promise<string[]> {
  await signUp(api)
  await subscribeToAi(api, AI_PREMIUM)
  const meals = await acceptMeals(api, 3)
  const list = await makeList(api, meals.slice(0, 2))
  const order = await orderFor(api, { acceptedMealId: meals[2] ?? 0 })
  const lists = '/dashboard/shopping-lists'
  return [
    '/dashboard/ai-meal-suggestions',
    `/cook/${meals[0]}`,
    lists,
    `${lists}/${list}`,
    `${lists}?tab=orders`,
    `${lists}?order=${order}`,
  ]
}
