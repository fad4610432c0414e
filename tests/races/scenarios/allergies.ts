import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { openKitchen } from '../kitchens.ts'
import { exactly, unexpected, type Race, type RaceTools } from '../race.ts'
import { tally, type RaceRequest } from '../requests.ts'
import { copyMenu, lunchesOf, plannedDays, ROOMY, seat } from '../tables.ts'

const KITCHEN_NUMBER = 80_000
const DINERS = 10

interface Diner {
  customerId: string
  token: string
  subscriptionId: number
  /** Two days on which they choose. */
  days: string[]
}

interface Stage {
  diners: Diner[]
  /** Menu items with an allergen and without it. */
  risky: number
  safe: number
  allergen: string
}

let staged: Promise<Stage> | undefined
const stageOf = (tools: RaceTools): Promise<Stage> => (staged ??= setStage(tools))

async function setStage({ db, contenders }: RaceTools): Promise<Stage> {
  const kitchen = await openKitchen(db, KITCHEN_NUMBER, ROOMY)
  await copyMenu(db, kitchen)
  const diners: Diner[] = []
  for (const contender of contenders.slice(0, DINERS)) {
    const { subscriptionId } = await seat(db, contender, kitchen)
    const days = (await plannedDays(db, subscriptionId)).slice(0, 2).map(({ day }) => day)
    diners.push({ customerId: contender.id, token: contender.token, subscriptionId, days })
  }
  const lunches = await lunchesOf(db, kitchen)
  const risky = lunches.find(({ allergens }) => allergens.length > 0)
  const allergen = risky?.allergens[0] ?? ''
  const safe = lunches.find(({ allergens }) => !allergens.includes(allergen))
  return { diners, risky: risky?.id ?? 0, safe: safe?.id ?? 0, allergen }
}

/** No one has an allergy, and everyone has chosen something else for the second day. */
async function clear(db: Database, { diners, safe }: Stage): Promise<number[]> {
  const customers = diners.map(({ customerId }) => customerId)
  const subscriptions = diners.map(({ subscriptionId }) => subscriptionId)
  await db.deleteFrom('household_members').where('customer_id', 'in', customers).execute()
  await db.deleteFrom('subscription_meals').where('subscription_id', 'in', subscriptions).execute()
  const lines = await db
    .insertInto('subscription_meals')
    .values(
      diners.map(({ subscriptionId, days }) => ({
        subscription_id: subscriptionId,
        day: days[1] ?? '',
        meal_time: 'lunch',
        menu_item_id: safe,
        quantity: 1,
        created_at: new Date(),
      })),
    )
    .returning('id')
    .execute()
  return lines.map(({ id }) => id)
}

/** They choose the dish, take it instead of another one, and report the allergy, all at once. */
function requestsOf({ risky, allergen }: Stage, diner: Diner, line: number): RaceRequest[] {
  const { token, subscriptionId, days } = diner
  const choice = {
    subscriptionId,
    date: days[0],
    mealTime: 'lunch',
    mealItemId: risky,
    quantity: 1,
  }
  const member = {
    name: 'Noura',
    portion: 'regular',
    diets: [],
    allergens: [allergen],
    dislikes: [],
    fastsInRamadan: false,
  }
  return [
    { method: 'POST', path: '/api/subscription-meals', token, body: choice },
    {
      method: 'PATCH',
      path: `/api/subscription-meals/${line}`,
      token,
      body: { mealItemId: risky },
    },
    { method: 'POST', path: '/api/household/members', token, key: randomUUID(), body: member },
  ]
}

export const noAllergen: Race = {
  name: 'no dish stays on a day against an allergy told at the same moment',
  slowness: 4,
  prepare: async (tools, round) => {
    const { db } = tools
    const stage = await stageOf(tools)
    const { diners, risky } = stage
    const lines = await clear(db, stage)
    const turns = diners.map((diner, index) => requestsOf(stage, diner, lines[index] ?? 0))
    // Who comes first changes from diner to diner and from round to round.
    const requests = [0, 1, 2].flatMap((turn) =>
      turns.map((own, index) => own[(turn + index + round) % 3] as RaceRequest),
    )
    return {
      requests,
      findViolations: async (answers) => {
        const left = await db
          .selectFrom('subscription_meals')
          .select('id')
          .where('menu_item_id', '=', risky)
          .execute()
        // Other races of the same customers are to know of no allergy.
        await clear(db, stage)
        const sent = requests.filter(({ path }) => path === '/api/household/members')
        const saved = sent.filter((one) => answers[requests.indexOf(one)]?.status === 201)
        return [
          ...exactly('dishes with the allergen', 0, left.length),
          ...exactly('allergies that were noted', DINERS, saved.length),
          ...unexpected(tally(answers), ['200', '201', '422 allergy_blocks']),
        ]
      },
    }
  },
}
