import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { featureFiles } from './feature-files.ts'

const files = featureFiles('gift-cards', 12)

test('a new feature has a contract, texts, both doors, a migration and a test', () => {
  expect(files.map(({ path }) => path)).toEqual([
    'migrations/0012-create-gift-cards.sql',
    'src/features/gift-cards/contract.ts',
    'src/features/gift-cards/messages.ts',
    'src/features/gift-cards/server/store.ts',
    'src/features/gift-cards/server/routes.ts',
    'src/features/gift-cards/server/public.ts',
    'src/features/gift-cards/server/gift-cards.api.test.ts',
    'src/features/gift-cards/web/queries.ts',
    'src/features/gift-cards/web/public.ts',
  ])
})

test('its words take the form that each place wants', () => {
  const text = files.map((file) => file.text).join('\n')
  expect(text).toContain('create table gift_cards')
  expect(text).toContain('export const listGiftCards = endpoint')
  expect(text).toContain('export const giftCardsRoutes')
})

test.each(files.filter(({ path }) => path.endsWith('.ts')))('$path parses', ({ path, text }) => {
  expect(parseSync(path, text).errors).toEqual([])
})
