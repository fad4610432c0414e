import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { featureFiles } from './feature-files.ts'
import { applyEdit, editsFor, ruleNameOf } from './new-feature/edits.ts'
import { wordsOf } from './new-feature/words.ts'
import { root } from './places.ts'

const words = wordsOf('gift-cards', 'بطاقات الهدايا')
const files = featureFiles(words, { nextMigration: 12, rule: 'R-GIFT-1' })
const edits = editsFor(words, 'R-GIFT-1')

test('a new feature is a whole slice, from the table to the page', () => {
  expect(files.map(({ path: file }) => file)).toEqual([
    'migrations/0012-create-gift-cards.sql',
    'src/features/gift-cards/contract.ts',
    'src/features/gift-cards/rules.ts',
    'src/features/gift-cards/rules.test.ts',
    'src/features/gift-cards/messages.ts',
    'src/features/gift-cards/server/store.ts',
    'src/features/gift-cards/server/list-gift-cards.ts',
    'src/features/gift-cards/server/create-gift-card.ts',
    'src/features/gift-cards/server/routes.ts',
    'src/features/gift-cards/server/public.ts',
    'src/features/gift-cards/server/gift-cards.api.test.ts',
    'src/features/gift-cards/web/queries.ts',
    'src/features/gift-cards/web/gift-cards-page.tsx',
    'src/features/gift-cards/web/public.ts',
    'src/routes/dashboard/gift-cards.tsx',
  ])
})

test('its words take the form that each place wants', () => {
  const text = files.map((file) => file.text).join('\n')
  expect(text).toContain('create table gift_cards')
  expect(text).toContain('export const listGiftCards = endpoint')
  expect(text).toContain('export const createGiftCard = endpoint')
  expect(text).toContain('export const giftCardsRoutes')
  expect(text).toContain("title: 'بطاقات الهدايا'")
})

test.each([
  ['gift-cards', 'GiftCard'],
  ['allergies', 'Allergy'],
  ['loyalty', 'LoyaltyEntry'],
  ['progress', 'ProgressEntry'],
])('one of %s is a %s', (name, one) => {
  expect(wordsOf(name).one.pascal).toBe(one)
})

test.each(files.filter(({ path: file }) => /\.tsx?$/.test(file)))(
  '$path parses',
  ({ path: file, text }) => {
    expect(parseSync(file, text).errors).toEqual([])
  },
)

test.each(edits)('$path has a place for $text', (edit) => {
  const file = fs.readFileSync(path.join(root, edit.path), 'utf8')
  const changed = applyEdit(file, edit)
  expect(changed).toContain(edit.text.trim())
  expect(changed.split('\n').length).toBeGreaterThan(file.split('\n').length)
})

test('a file without a place for a line is refused, with the line', () => {
  const edit = { path: 'a.ts', after: /^never$/, text: '  line,\n' }
  expect(() => applyEdit('nothing', edit)).toThrow(/a\.ts has no line.*: add line, by hand/)
})

test('its rule gets a name that no other rule has', () => {
  expect(ruleNameOf(words, '| R-ACC-1 | ... |')).toBe('R-GIFT-1')
  expect(ruleNameOf(words, '| R-GIFT-3 | ... |')).toBe('R-GIFTCARDS-1')
})
