import { ArrowLeft } from 'lucide-react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { formatDay } from '#shared/dates.ts'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth, CLOTHS } from '#ui/layout/cloth.tsx'
import { cx } from '#ui/cx.ts'
import { useTexts } from '#ui/texts.ts'
import { LISTS_PATH } from '../paths.ts'
import type { ShoppingList } from '../queries.ts'
import { texts } from '../texts.ts'

const CHIP_CLOTHS = ['lilac', 'gulf', 'blush', 'pistachio', 'saffron', 'apricot'] as const

/** The cloth with the first meal's plate, and all meals as chips below it. */
export function ListHead({ list }: { list: ShoppingList }) {
  const { list: words, meals: countMeals } = useTexts(texts)
  const language = useLanguage()
  const [first] = list.meals
  const dates = list.meals.map(({ date }) => date).toSorted()
  const days = [...new Set([dates.at(0), dates.at(-1)])]
    .filter((day) => day !== undefined)
    .map((day) => formatDay(day, language, 'short'))
  return (
    <div className="grid gap-4">
      <Cloth
        colour="apricot"
        corner="panel"
        clothEdge="bg"
        className="min-h-44 px-5 pt-3 pb-8 sm:px-8 print:min-h-0"
      >
        <a
          href={LISTS_PATH}
          className="-ms-2 flex min-h-11 w-fit items-center gap-2 px-2 font-medium no-underline hover:underline print:hidden"
        >
          <ArrowLeft className="flip" />
          {words.back}
        </a>
        <div className="grid max-w-[62%] gap-1">
          <h1 dir="auto" className="text-3xl text-start wrap-break-word">
            {list.name}
          </h1>
          {list.meals.length > 0 && (
            <p className="num text-on-cloth-muted">
              {countMeals(list.meals.length)} · {days.join(' – ')}
            </p>
          )}
        </div>
        {first && (
          <Plate
            slug={first.slug}
            version={PLATES_VERSION}
            size={190}
            alt=""
            isUrgent
            className="absolute end-4 -bottom-10 w-36 sm:w-48 print:hidden"
          />
        )}
      </Cloth>
      {list.meals.length > 0 && (
        <ul aria-label={words.meals} className="flex flex-wrap gap-2.5">
          {list.meals.map((meal, position) => (
            <li
              key={meal.acceptedMealId}
              className={cx(
                'flex max-w-full items-center gap-2.5 rounded-full py-1.5 ps-1.5 pe-4 font-medium',
                CLOTHS[CHIP_CLOTHS[position % CHIP_CLOTHS.length] ?? 'lilac'],
              )}
            >
              <Plate slug={meal.slug} version={PLATES_VERSION} size={40} alt="" />
              {meal.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
