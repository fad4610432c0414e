import { expect, it } from 'vitest'
import { isServerCode } from './follow-code.ts'

it.each([
  ['features/plans/server/routes.ts', true],
  ['features/plans/contract.ts', true],
  ['server/http/app.ts', true],
  ['shared/money.ts', true],
  ['main/compose.ts', true],
  ['features/plans/web/queries.ts', false],
  ['features/plans/rules.test.ts', false],
  ['routes/__root.tsx', false],
  ['ui/cx.ts', false],
  ['main/web/route-tree.gen.ts', false],
])('a change of src/%s restarts the server: %s', (file, isFollowed) => {
  expect(isServerCode(file)).toBe(isFollowed)
})
