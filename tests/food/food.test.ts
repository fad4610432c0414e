import { expect, test as it } from 'vitest'
import { wrongPlaces } from '../../tools/testing/running.ts'
import { auditMeals, type Count } from './audit/meals.ts'
import { live } from './life.ts'
import { openWorld, useFoodApp } from './world.ts'

const DAYS = Number(process.env['FOOD_DAYS'] ?? 5)
const PEOPLE = Number(process.env['FOOD_PEOPLE'] ?? 12)
const SEED = Number(process.env['FOOD_SEED'] ?? 20_261_121)

const test = useFoodApp()

it(
  `${DAYS} days of ${PEOPLE} customers with seed ${SEED}: each paid meal comes, is made good or is on its way`,
  { timeout: 60_000 + DAYS * PEOPLE * 4000 },
  async () => {
    const world = await openWorld(test, SEED)
    const found = new Map<string, Date>()
    let count: Count | undefined
    await live(world, {
      people: PEOPLE,
      days: DAYS,
      check: async () => {
        const meals = await auditMeals(test.app.db, world.book)
        count = meals.count
        for (const fault of meals.faults) {
          if (!found.has(fault)) found.set(fault, test.clock.now())
        }
      },
    })
    process.stdout.write(`${JSON.stringify(count)}\n`)
    expect([...found].map(([fault, at]) => `${at.toISOString()}: ${fault}`)).toEqual([])
    expect(await wrongPlaces(test)).toEqual([])
  },
)
