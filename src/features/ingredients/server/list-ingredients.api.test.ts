import { describe, expect, it } from 'vitest'
import { readIngredients } from '../../../../seeds/catalogue/read.ts'
import { seedCatalogue } from '../../../../seeds/run.ts'
import { useTestApp } from '../../../../tools/testing/app.ts'
import { listAllIngredients, listIngredients } from './list-ingredients.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

describe('ingredients', () => {
  it('come from the tables as the files wrote them, each with its own source', async () => {
    const written = readIngredients().toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const kept = await listAllIngredients(test.app.db)
    expect([...kept.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
      written,
    )
    const kinds = new Set([...kept.values()].map(({ source }) => source.kind))
    expect(kinds).toEqual(new Set(['usda', 'typical']))
  })

  it('are found by id; an unknown one is left out', async () => {
    const found = await listIngredients(test.app.db, ['rice-basmati', 'chlorine'])
    expect([...found.keys()]).toEqual(['rice-basmati'])
    expect(await listIngredients(test.app.db, [])).toEqual(new Map())
  })
})
