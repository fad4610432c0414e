import { expect, test } from 'vitest'
import { journeysFor } from './changed.ts'

const sources = [
  { file: 'e2e/plans/quote.spec.ts', text: "from '#features/quotes/messages.ts'" },
  { file: 'e2e/admin/admin.spec.ts', text: "from '#features/quotes/messages.ts'" },
  { file: 'e2e/going-live/order.ts', text: "from '#features/quotes/messages.ts'" },
  { file: 'e2e/kitchens/kitchen-board.spec.ts', text: "from '#features/kitchen-board/rules.ts'" },
  { file: 'e2e/site/login.spec.ts', text: "from '#features/auth/messages.ts'" },
  { file: 'e2e/support/people.ts', text: "from '#features/auth/contract.ts'" },
]

test.each([
  [
    'the folders that import a feature',
    ['src/features/quotes/rules.ts'],
    ['e2e/admin', 'e2e/plans'],
  ],
  ['a feature that all share', ['src/features/auth/rules.ts'], ['e2e']],
  ['a feature that none imports', ['src/features/plates/rules.ts'], ['e2e']],
  ['code of no feature', ['src/ui/button.tsx', 'e2e/plans/quote.spec.ts'], ['e2e']],
  ['migrations', ['migrations/0001-create-platform.sql'], ['e2e']],
  ['what journeys share', ['e2e/support/people.ts'], ['e2e']],
  ['one journey', ['e2e/plans/days.spec.ts'], ['e2e/plans/days.spec.ts']],
  ['what a folder shares', ['e2e/sweeps/people.ts'], ['e2e/sweeps']],
  ['tests and documents', ['src/ui/button.test.tsx', 'docs/bench.md', 'tests/races/races.ts'], []],
  ['the journeys of a live shop', ['e2e/going-live/order.ts'], []],
])('a change means journeys: %s', (_, changed, journeys) => {
  expect(journeysFor(changed, sources)).toEqual(journeys)
})
