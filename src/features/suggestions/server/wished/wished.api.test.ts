import { describe, expect, it } from 'vitest'
import { keyed, today, useAiApp } from '../../../../../tools/testing/ai/ai-app.ts'
import * as contract from '../../contract.ts'
import { getRecipe } from '../../recipe-contract.ts'
import { NO_WISH, type Wish } from '../../wishes/wish.ts'

const at = useAiApp()

const refresh = (wish: Partial<Wish>) =>
  at.customer.call(contract.refreshSuggestions, { wish: { ...NO_WISH, ...wish } }, keyed())

describe('POST /api/meal-suggestions/refresh with a wish', () => {
  it('keeps the food and the time limit, four times in a row', async () => {
    for (let time = 0; time < 4; time += 1) {
      const { suggestions } = await refresh({
        wantedIngredients: ['any-chicken'],
        maxMinutes: 30,
        mealTime: 'dinner',
      })
      const dinners = suggestions.filter(({ mealType }) => mealType === 'dinner')
      expect(dinners).toHaveLength(2)
      for (const { preparationTime, ingredients } of dinners) {
        expect(preparationTime).toBeLessThanOrEqual(30)
        expect(ingredients.join()).toMatch(/chicken/i)
      }
    }
  })

  it('brings a dish that is asked for by name, and again', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { suggestions, relaxed } = await refresh({ wantedDishes: ['shawarma'] })
      expect(suggestions.map(({ name }) => name).join()).toMatch(/shawarma/i)
      expect(relaxed).toEqual([])
    }
  })

  it('says what of the wish is not on the table, and names its allergy', async () => {
    const { suggestions, relaxed, allergens } = await refresh({
      wantedDishes: ['biryani'],
      wantedIngredients: ['salmon'],
      addAllergens: ['fish'],
    })
    expect(suggestions.map(({ name }) => name).join()).toMatch(/biryani/i)
    expect(allergens).toEqual(['fish'])
    expect(relaxed).toEqual([{ kind: 'wish', text: 'Not met: Salmon fillet.' }])
    expect((await today(at.customer)).relaxed).toEqual(relaxed)
  })

  it.each(['sugar', 'salt', 'fat'] as const)(
    'keeps to dishes that are low in %s by their figures',
    async (limited) => {
      const { suggestions, relaxed } = await refresh({ lowIn: [limited] })
      expect(suggestions).toHaveLength(5)
      expect(relaxed).toEqual([])
      for (const { dishId, servings, portion } of suggestions) {
        const asked = { id: dishId, servings, portion }
        const { name, calories, fat, sodium, ingredients } = await at.customer.call(
          getRecipe,
          asked,
        )
        const grams = ingredients.reduce((sum, line) => sum + line.grams, 0)
        const isLow = {
          sugar: !ingredients.some((line) => /sugar|honey|syrup/i.test(line.name)),
          fat: fat * 9 <= calories * 0.32,
          salt: sodium * 100 <= (grams / servings) * 141,
        }
        expect({ name, isLow: isLow[limited] }).toEqual({ name, isLow: true })
      }
    },
  )

  it('brings no dish and no cuisine that was refused', async () => {
    const { suggestions } = await refresh({
      unwantedDishes: ['salad', 'curry'],
      unwantedCuisines: ['indian', 'thai'],
    })
    for (const { cuisineType, name } of suggestions) {
      expect(['indian', 'thai']).not.toContain(cuisineType)
      expect(name).not.toMatch(/salad|curry/i)
    }
  })
})
