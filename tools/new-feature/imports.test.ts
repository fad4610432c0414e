import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const IMPORT = /from '#(ui|shared|server|features|main)\/([^'$]+)'/g

it('what a new feature is written with exists', () => {
  const imported = globSync('tools/new-feature/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, side, rest]) => `src/${side}/${rest}`),
  )
  expect(imported.length).toBeGreaterThan(20)
  expect(imported.filter((file) => !existsSync(file))).toEqual([])
})
