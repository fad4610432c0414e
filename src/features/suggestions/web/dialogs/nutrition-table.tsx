import { useTexts } from '#ui/texts.ts'
import type { Recipe } from '../queries.ts'
import { dialogTexts } from './texts.ts'

type Nutrients = Pick<Recipe, 'calories' | 'protein' | 'carbs' | 'fat' | 'fibre' | 'sodium'>

/** The nutrients of one serving, as figures. */
export function NutritionTable({ recipe }: { recipe: Nutrients }) {
  const { details } = useTexts(dialogTexts)
  const rows = [
    [details.energy, details.kcal(recipe.calories)],
    [details.protein, details.grams(recipe.protein)],
    [details.carbs, details.grams(recipe.carbs)],
    [details.fat, details.grams(recipe.fat)],
    [details.fibre, details.grams(recipe.fibre)],
    [details.salt, details.milligrams(recipe.sodium)],
  ]
  return (
    <table className="num w-full border-collapse">
      <caption className="display pb-2 text-start text-lg">{details.nutrition}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{details.nutrient}</th>
          <th scope="col">{details.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, amount]) => (
          <tr key={name} className="border-b-line border-hairline">
            <th scope="row" className="py-1.5 text-start font-normal text-muted">
              {name}
            </th>
            <td className="py-1.5 text-end font-strong">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
