import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { VIEW_PAGES } from '../../src/features/admin/rules.ts'

const INDEX = /<IndexPage\b[^>]*?\bname="([\w-]+)"/g

it('every index of the admin can keep views, and no other', () => {
  const names = globSync('src/features/*/web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(INDEX)].map(([, name]) => name),
  )
  expect(new Set(names)).toEqual(new Set(VIEW_PAGES))
})
