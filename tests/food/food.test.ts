import { expect, test as it } from 'vitest'
import { auditBooks } from './audit/books.ts'
import { auditDishes } from './audit/dishes.ts'
import { auditMeals, type Count } from './audit/meals.ts'
import { auditNotices } from './audit/notices.ts'
import { live } from './life.ts'
import type { Person } from './customers/people.ts'
import { openWorld, useFoodApp, type World } from './world.ts'

const DAYS = Number(process.env['FOOD_DAYS'] ?? 5)
const PEOPLE = Number(process.env['FOOD_PEOPLE'] ?? 12)
const SEED = Number(process.env['FOOD_SEED'] ?? 3)

const test = useFoodApp()

it(
  `${DAYS} days of ${PEOPLE} customers with seed ${SEED}: each paid meal comes, is made good or is on its way`,
  { timeout: 60_000 + DAYS * PEOPLE * 4000 },
  async () => {
    const world = await openWorld(test, SEED)
    const found = new Map<string, Date>()
    const look = auditOf(world)
    let count: Count | undefined
    const people = await live(world, {
      people: PEOPLE,
      days: DAYS,
      check: async (everyone) => {
        const { errors, meals } = await look(everyone)
        count = meals
        for (const error of errors) if (!found.has(error)) found.set(error, test.clock.now())
      },
    })
    say({ seed: SEED, people: people.length, ...count, ...(await countEvents(world, people)) })
    expect([...found].map(([error, at]) => `${at.toISOString()}: ${error}`)).toEqual([])
  },
)

function auditOf({ test: { app, clock }, book }: World) {
  const { db } = app
  const since = clock.now()
  let lastId = 0
  return async (people: readonly Person[]) => {
    const now = clock.now()
    const meals = await auditMeals(db, book)
    const dishes = await auditDishes(db, lastId)
    lastId = dishes.lastId
    const books = await auditBooks(db, book, now)
    const notices = await auditNotices(db, { book, people, since, now })
    return { meals: meals.count, errors: [...meals.errors, ...books, ...dishes.errors, ...notices] }
  }
}

async function countEvents({ test: { app }, book }: World, people: readonly Person[]) {
  const { orders } = await app.db
    .selectFrom('ingredient_orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  const { messages } = await app.db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('messages'))
    .executeTakeFirstOrThrow()
  const stops = [...book.stops.values()]
  const of = (wanted: string) => stops.filter(({ outcome }) => outcome === wanted).length
  return {
    stops: stops.length,
    lost: of('lost'),
    granted: of('granted'),
    forfeited: of('forfeited'),
    ingredientOrders: orders,
    ingredientOrdersCame: book.ingredients.size,
    cancelled: people.filter(({ hasLeft }) => hasLeft).length,
    unchosen: book.choices.filter(({ isFull }) => !isFull).length,
    outages: book.outages.map(({ from }) => from.toISOString()),
    messages,
  }
}

const say = (figures: object) => process.stdout.write(`${JSON.stringify(figures)}\n`)
