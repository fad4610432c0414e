import { expect, it } from 'vitest'
import { readRepository } from '../../tools/checks/source.ts'
import { GIVING, NOT_GIVING, WAYS } from './every-way.ts'
import { findTablesOfDishes, findWays } from './find-ways.ts'

const files = readRepository(process.cwd())

it('every table that names a dish is known: it brings dishes to households, or why it doesn’t', () => {
  const known = new Set<string>([...GIVING, ...Object.keys(NOT_GIVING)])
  const tables = findTablesOfDishes(files)
  expect(tables.length).toBeGreaterThan(15)
  expect(tables.filter((table) => !known.has(table))).toEqual([])
})

it('every file that puts a dish into one of them is a way that a test takes', () => {
  expect(findWays(files, GIVING)).toEqual(Object.keys(WAYS).toSorted())
  const tests = new Set(files.map(({ file }) => file))
  expect(Object.values(WAYS).filter(({ tried }) => !tests.has(tried))).toEqual([])
})

it('a new way is found, whether it writes the table itself or calls what does', () => {
  const added = [
    {
      file: 'src/features/gifts/server/give-meal.ts',
      text: `import { insertMeals } from '#features/deliveries/server/public.ts'
        export const giveMeal = (tx) => insertMeals(tx, [])`,
    },
    {
      file: 'src/features/gifts/server/gift-store.ts',
      text: `const write = (tx) => tx.updateTable('kitchen_ticket_lines').set({ dish_id: 1 }).execute()`,
    },
  ]
  const known = findWays(files, GIVING)
  expect(findWays([...files, ...added], GIVING).filter((way) => !known.includes(way))).toEqual([
    'src/features/gifts/server/gift-store.ts',
    'src/features/gifts/server/give-meal.ts',
  ])
})
