import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { preferencesForm } from '#features/suggestions/preferences-contract.ts'
import { ALLERGENS, CUISINES, DIETS } from '#shared/food/food.ts'
import { memberForm } from './contract.ts'
import { DISLIKES_MAX } from './rules.ts'

it.each([
  ['allergens', memberForm.shape.allergens, ALLERGENS],
  ['diets', memberForm.shape.diets, DIETS],
  ['dislikes', memberForm.shape.dislikes, Array.from({ length: DISLIKES_MAX }, (_, id) => `${id}`)],
  ['cuisines', preferencesForm.shape.cuisines, CUISINES],
])('%s sent twice are taken once', (_, schema, values) => {
  expect(z.parse(schema, [...values, ...values])).toEqual(values)
})
