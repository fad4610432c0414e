export { listAllIngredients, listIngredients } from './list-ingredients.ts'
