import type { Allergen, Diet, IngredientTag } from '#shared/food/food.ts'
import type { EngineIngredient } from '../catalogue.ts'

/** Which diets an ingredient's tag breaks: the transposed second entry of the shared table. */
const BROKEN_BY_TAG: Readonly<Record<IngredientTag, readonly Diet[]>> = {
  meat: ['vegetarian', 'vegan', 'pescatarian'],
  poultry: ['vegetarian', 'vegan', 'pescatarian'],
  pork: ['vegetarian', 'vegan', 'pescatarian', 'halal'],
  fish: ['vegetarian', 'vegan'],
  shellfish: ['vegetarian', 'vegan'],
  egg: ['vegan'],
  dairy: ['vegan', 'dairy-free', 'paleo'],
  'animal-rennet': ['vegetarian', 'vegan', 'pescatarian'],
  honey: ['vegan'],
  grain: ['paleo'],
  legume: ['paleo'],
  refined: ['paleo'],
  alcohol: ['halal', 'paleo'],
}

const BROKEN_BY_ALLERGEN: Readonly<Record<Allergen, readonly Diet[]>> = {
  gluten: ['gluten-free', 'paleo'],
  crustaceans: ['vegetarian', 'vegan'],
  eggs: ['vegan'],
  fish: ['vegetarian', 'vegan'],
  peanuts: ['nut-free', 'paleo'],
  soybeans: ['paleo'],
  milk: ['vegan', 'dairy-free', 'paleo'],
  'tree-nuts': ['nut-free'],
  celery: [],
  mustard: [],
  sesame: [],
  sulphites: [],
  lupin: ['paleo'],
  molluscs: ['vegetarian', 'vegan'],
}

/** What an ingredient with this tag carries even if its row forgot to say so. */
const IMPLIED_ALLERGEN: Partial<Record<IngredientTag, Allergen>> = {
  egg: 'eggs',
  dairy: 'milk',
  fish: 'fish',
}

export const breaksDiet = ({ tags, allergens }: EngineIngredient, diet: Diet): boolean =>
  tags.some((tag) => BROKEN_BY_TAG[tag].includes(diet)) ||
  allergens.some((allergen) => BROKEN_BY_ALLERGEN[allergen].includes(diet))

export const carries = ({ allergens, tags }: EngineIngredient, allergen: Allergen): boolean =>
  allergens.includes(allergen) || tags.some((tag) => IMPLIED_ALLERGEN[tag] === allergen)
