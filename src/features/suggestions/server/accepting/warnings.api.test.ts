import { describe, expect, it } from 'vitest'
import { createMember } from '#features/household/contract.ts'
import type { Allergen } from '#shared/food/food.ts'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
import {
  accept,
  firstWithAllergen,
  keyed,
  today,
  useAiApp,
} from '../../../../../tools/testing/ai/ai-app.ts'
import * as accepted from '../../accepted-contract.ts'
import { getRecipe } from '../../recipe-contract.ts'
import { acceptMealWeek, getMealWeek, planMealWeek } from '../../week-contract.ts'

const at = useAiApp()

const addSara = (browser: TestBrowser, allergens: Allergen[]) =>
  browser.call(
    createMember,
    { name: 'Sara', portion: 'small', diets: [], allergens, dislikes: [], fastsInRamadan: false },
    keyed(),
  )

const warnSara = (allergen: Allergen, isTrace = false) => ({ allergen, isTrace, names: ['Sara'] })

async function acceptWithAllergen() {
  const { suggestions } = await today(at.customer)
  const first = suggestions.find(({ allergens }) => allergens.length > 0)
  const [allergen] = first?.allergens ?? []
  if (!first || !allergen) throw new Error('Nothing with an allergen')
  return { meal: await accept(at.customer, first.id), allergen }
}

describe('an allergy that is saved after a meal was accepted', () => {
  it('GET /api/accepted-meal-suggestions, today’s card and the recipe warn of it', async () => {
    const { meal, allergen } = await acceptWithAllergen()
    expect(meal.warnings).toEqual([])
    await addSara(at.customer, [allergen])
    const [listed] = await at.customer.call(accepted.listAcceptedSuggestions)
    expect(listed?.warnings).toEqual([warnSara(allergen)])
    const { suggestions } = await today(at.customer)
    expect(suggestions.find(({ acceptedId }) => acceptedId === meal.id)?.warnings).toEqual([
      warnSara(allergen),
    ])
    const recipe = await at.customer.call(getRecipe, { id: meal.dishId })
    expect(recipe.warnings).toEqual([warnSara(allergen)])
    expect((await at.other.call(getRecipe, { id: meal.dishId })).warnings).toEqual([])
  })

  it('GET /api/meal-weeks/current warns of it', async () => {
    const week = await at.customer.call(planMealWeek, { days: 7 }, keyed())
    await at.customer.call(acceptMealWeek, { id: week.id }, keyed())
    const { meal, allergen } = await firstWithAllergen(
      at.customer,
      week.days.flatMap(({ meals }) => meals),
    )
    await addSara(at.customer, [allergen])
    const now = await at.customer.call(getMealWeek)
    const shown = now.week?.days.flatMap(({ meals }) => meals)
    expect(shown?.find(({ id }) => id === meal.id)?.warnings).toEqual([warnSara(allergen)])
  })
})

it('POST /api/meal-suggestions/today warns of traces of what someone is allergic to', async () => {
  const { suggestions } = await today(at.customer)
  const traced = suggestions.find(({ mayContain }) => mayContain.length > 0)
  const [allergen] = traced?.mayContain ?? []
  if (!traced || !allergen) throw new Error('Nothing with traces')
  await addSara(at.customer, [allergen])
  const after = (await today(at.customer)).suggestions
  expect(after.find(({ id }) => id === traced.id)?.warnings).toEqual([warnSara(allergen, true)])
})
