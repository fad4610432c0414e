import { cx } from '#ui/cx.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { formatNumber } from '../format-number.ts'
import type { NutritionDay } from './queries.ts'
import { amountsOf, NUTRIENTS, type Nutrient } from './sources.ts'
import { nutritionTexts } from './texts.ts'

type Row = Record<Nutrient, number | null>

/** The figures behind the picture; hidden from the eye, they can still be read out. */
export function DayFigures({ day, isShown }: { day: NutritionDay; isShown: boolean }) {
  const { picture, sources } = useTexts(nutritionTexts)
  const language = useLanguage()
  const rows: { name: string; amounts: Row; isSum?: boolean }[] = [
    { name: sources.delivered, amounts: amountsOf(day, 'delivered') },
    { name: sources.cooked, amounts: amountsOf(day, 'cooked') },
    { name: picture.total, amounts: day.total, isSum: true },
    { name: sources.accepted, amounts: amountsOf(day, 'accepted') },
    { name: picture.planned, amounts: day.planned, isSum: true },
  ]
  if (day.targets) rows.push({ name: picture.targets, amounts: day.targets })
  const columns: Record<Nutrient, string> = {
    calories: picture.energyKcal,
    protein: picture.proteinG,
    carbs: picture.carbsG,
    fat: picture.fatG,
  }
  return (
    <div className={isShown ? 'overflow-x-auto' : 'sr-only'}>
      <table className="num w-full border-collapse text-note">
        <caption className="sr-only">{day.targets ? picture.title : picture.titleAlone}</caption>
        <thead>
          <tr className="border-b-line border-control align-bottom text-sm text-muted">
            <th scope="col" className="py-2 pe-2 text-start font-normal">
              {picture.partOfDay}
            </th>
            {NUTRIENTS.map((nutrient) => (
              <th key={nutrient} scope="col" className="py-2 ps-2 text-end font-normal">
                {columns[nutrient]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, amounts, isSum }) => (
            <tr key={name} className={cx('border-b-line border-hairline', isSum && 'font-strong')}>
              <th
                scope="row"
                className={cx('py-2 pe-2 text-start', isSum ? 'font-strong' : 'font-normal')}
              >
                {name}
              </th>
              {NUTRIENTS.map((nutrient) => {
                const amount = amounts[nutrient]
                return (
                  <td key={nutrient} className="py-2 ps-2 text-end">
                    {amount === null ? picture.notSet : formatNumber(amount, language)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
