import { describe, expect, it } from 'vitest'
import { FORBIDDEN_BY_DIET } from '#shared/food/dish-facts.ts'
import { ALLERGENS, DIETS, INGREDIENT_TAGS, type Allergen } from '#shared/food/food.ts'
import { compileSeeded, readCatalogueRows } from '../../../../bench/suggestions/catalogue.ts'
import { drawTask, ONE_DAY } from '../../../../bench/suggestions/profiles.ts'
import { OPEN_TASK } from '../../../../tools/testing/ai/open-task.ts'
import { isByNumber } from './catalogue.ts'
import {
  compileCatalogue,
  planMeals,
  verify,
  type CatalogueRows,
  type EngineDish,
  type EngineIngredient,
  type PlannedMeal,
  type Task,
} from './engine.ts'
import { breaksDiet } from './verifying/breaks.ts'

const rows = readCatalogueRows()
const catalogue = compileSeeded()

const dishOf = (ingredientId: string): EngineDish => ({
  id: 'plate',
  cuisine: 'fusion',
  category: 'mains',
  mealTimes: ['lunch', 'dinner'],
  minutes: 30,
  keepsDays: 0,
  equipment: ['stove'],
  heat: 2,
  lines: [{ ingredientId, grams: 100 }],
})

const mealOf = (dish: EngineDish, changes: Partial<PlannedMeal> = {}): PlannedMeal => ({
  day: 0,
  mealTime: 'lunch',
  dishId: dish.id,
  portionTwentieths: 20,
  gramsByLine: dish.lines,
  isLeftover: false,
  eaten: { kcal: 0, proteinG: 0, carbsG: 0, fatG: 0, netCarbsG: 0 },
  ...changes,
})

const bits = rows.ingredients.flatMap((part) =>
  part.allergens.map((allergen) => ({ part, allergen })),
)

const without = (part: EngineIngredient, allergen: Allergen): EngineIngredient => ({
  ...part,
  allergens: part.allergens.filter((one) => one !== allergen),
})

describe('a dropped allergen', () => {
  it(`is noticed for each of the ${bits.length} that ingredients carry`, () => {
    for (const { part, allergen } of bits) {
      const faulty = compileCatalogue({
        ingredients: [without(part, allergen)],
        dishes: [dishOf(part.id)],
      })
      const task: Task = { ...OPEN_TASK, allergens: [allergen] }
      const outcome = planMeals(faulty, task, 10)
      const served = outcome.kind === 'plan' ? outcome.meals : [mealOf(dishOf(part.id))]
      const truth: CatalogueRows = { ingredients: [part], dishes: [dishOf(part.id)] }
      expect(verify(truth, task, served)).toContainEqual(
        expect.objectContaining({ kind: 'allergen', detail: `${allergen} in ${part.id}` }),
      )
    }
  })

  it('in the compiled catalogue never reaches the table', () => {
    for (const [bit, allergen] of ALLERGENS.entries()) {
      const faulty = compileSeeded()
      faulty.allergens.forEach((mask, dish) => {
        faulty.allergens[dish] = mask & ~(1 << bit)
      })
      const task = { ...drawTask(rows, 7, ONE_DAY), allergens: [allergen] }
      const outcome = planMeals(faulty, task, 200)
      const meals = outcome.kind === 'plan' ? outcome.meals : []
      const served = meals.flatMap((meal) => verify(rows, { ...task, days: 1 }, [meal]))
      expect(served.filter(({ kind }) => kind === 'allergen')).toEqual([])
      expect(outcome.kind === 'plan' || outcome.reason === 'not_verified').toBe(true)
    }
  })

  it('of a dish that is then chosen makes an incident, and another plan', () => {
    const task = { ...drawTask(rows, 7, ONE_DAY), allergens: ['milk' as const], locked: [] }
    const faulty = compileSeeded()
    const liked = new Map(rows.dishes.map(({ id }) => [id, 0]))
    const [withMilk] = faulty.rows.dishes.filter(
      ({ mealTimes }, dish) =>
        mealTimes.includes('dinner') &&
        (faulty.allergens[dish] ?? 0) & (1 << ALLERGENS.indexOf('milk')),
    )
    const dish = faulty.dishIndex.get(withMilk?.id ?? '') ?? -1
    faulty.allergens[dish] = 0
    liked.set(withMilk?.id ?? '', 1000)
    const wishing = { ...task, diets: [], taste: liked, maxMinutes: 200, budgetFilsPerDay: 100_000 }
    const outcome = planMeals(faulty, { ...wishing, targets: undefined })
    expect(outcome.kind).toBe('plan')
    expect(outcome.incidents.map(({ kind }) => kind)).toContain('allergen')
    const meals = outcome.kind === 'plan' ? outcome.meals : []
    expect(verify(rows, wishing, meals)).toEqual([])
  })
})

describe('the second entry of what a diet forbids', () => {
  const blank: EngineIngredient = {
    id: 'blank',
    nutrientsPer100g: { kcal: 0, proteinG: 0, carbsG: 0, fatG: 0, fibreG: 0, sodiumMg: 0 },
    sugarGPer100g: 0,
    allergens: [],
    mayContain: [],
    tags: [],
    pricePerKgFils: 1,
    packGrams: 1,
    perishable: false,
    ediblePct: 100,
  }

  it.each(DIETS.filter((diet) => !isByNumber(diet)))('agrees with the first on %s', (diet) => {
    if (isByNumber(diet)) return
    const { tags, allergens } = FORBIDDEN_BY_DIET[diet]
    for (const tag of INGREDIENT_TAGS)
      expect([tag, breaksDiet({ ...blank, tags: [tag] }, diet)]).toEqual([tag, tags.includes(tag)])
    for (const allergen of ALLERGENS)
      expect([allergen, breaksDiet({ ...blank, allergens: [allergen] }, diet)]).toEqual([
        allergen,
        allergens.includes(allergen),
      ])
  })
})

describe('verify', () => {
  const [rice] = rows.ingredients.filter(({ id }) => id === 'rice-basmati')
  if (!rice) throw new Error('There is no rice')
  const dish = dishOf(rice.id)
  const own: CatalogueRows = { ingredients: [rice], dishes: [dish] }
  const kinds = (task: Partial<Task>, meals: PlannedMeal[], of: CatalogueRows = own) =>
    verify(of, { ...OPEN_TASK, ...task }, meals).map(({ kind }) => kind)

  it('finds nothing wrong with a plain meal', () => {
    expect(kinds({}, [mealOf(dish)])).toEqual([])
  })

  const traces: CatalogueRows = {
    ingredients: [{ ...rice, mayContain: ['peanuts'] }],
    dishes: [dish],
  }

  it.each<[string, Partial<Task>, PlannedMeal[], CatalogueRows?]>([
    ['unknown', {}, [mealOf({ ...dish, id: 'other' })]],
    ['traces', { allergens: ['peanuts'], traces: ['peanuts'] }, [mealOf(dish)], traces],
    ['diet', { diets: ['paleo'] }, [mealOf(dish)]],
    ['diet', { diets: ['keto'] }, [mealOf(dish)]],
    ['dislike', { dislikes: [rice.id] }, [mealOf(dish)]],
    ['banned', { banned: [dish.id] }, [mealOf(dish)]],
    ['equipment', { equipment: ['oven'] }, [mealOf(dish)]],
    ['heat', { maxHeat: 1 }, [mealOf(dish)]],
    ['slot', {}, []],
    ['slot', {}, [mealOf(dish), mealOf(dish)]],
    ['slot', {}, [mealOf(dish), mealOf(dish, { day: 1 })]],
    ['slot', {}, [mealOf(dish, { isLeftover: true })]],
    ['slot', { mealTimes: ['breakfast'] }, [mealOf(dish, { mealTime: 'breakfast' })]],
    ['slot', {}, [mealOf(dish)], { ...own, dishes: [{ ...dish, category: 'sweets' }] }],
    ['portion', {}, [mealOf(dish, { portionTwentieths: 37 })]],
    ['grams', {}, [mealOf(dish, { portionTwentieths: 30 })]],
    ['grams', {}, [mealOf(dish, { gramsByLine: [] })]],
    ['locked', { locked: [{ day: 0, mealTime: 'lunch', dishId: 'other' }] }, [mealOf(dish)]],
    ['window', { recent: [{ dishId: dish.id, daysAgo: 2 }] }, [mealOf(dish)]],
    ['window', { days: 2 }, [mealOf(dish), mealOf(dish, { day: 1 })]],
    ['minutes', { maxMinutes: 20 }, [mealOf(dish)]],
    ['budget', { budgetFilsPerDay: 1 }, [mealOf(dish)]],
  ])('notices %s', (kind, task, meals, of) => {
    expect(kinds(task, meals, of)).toContain(kind)
  })

  it('lets traces pass for those who do not avoid them', () => {
    expect(kinds({ allergens: ['peanuts'] }, [mealOf(dish)], traces)).toEqual([])
  })
})

it('the whole seeded catalogue compiles', () => {
  expect(catalogue.rows.dishes.length).toBeGreaterThanOrEqual(240)
})
