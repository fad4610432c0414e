import { Fragment, useId } from 'react'
import { formatDay } from '#shared/dates.ts'
import { MEAL_TIMES } from '#shared/food/food.ts'
import { formatNumber } from '../format-number.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { DeliveredTile } from './delivered-tile.tsx'
import type { WeekDay, WeekMeal } from './queries.ts'
import { weekTexts } from './texts.ts'
import { WeekMealTile } from './week-meal-tile.tsx'

/** Within a twentieth of it a day counts as on its target. */
const NEAR = 0.05

interface WeekDayColumnProps {
  day: WeekDay
  targetKcal: number | null
  waiting: ReadonlySet<number>
  isOnline: boolean
  onLock: (meal: WeekMeal) => void
  onReplace: (meal: WeekMeal) => void
}

/** The meals of a day and their sum; the places keep their tiles when a dish changes. */
export function WeekDayColumn({ day, targetKcal, ...props }: WeekDayColumnProps) {
  const { day: words } = useTexts(weekTexts)
  const language = useLanguage()
  const headingId = useId()
  const { meals, delivered } = day
  return (
    <section
      aria-labelledby={headingId}
      className="grid content-start gap-2.5 @min-[56rem]:row-span-5 @min-[56rem]:grid-rows-subgrid"
    >
      <h2 id={headingId} className="num text-lg">
        {formatDay(day.date, language, 'short')}
      </h2>
      {meals.length + delivered.length === 0 ? (
        <p className="text-muted @min-[56rem]:row-span-3">{words.none}</p>
      ) : (
        <ul className="grid gap-2.5 @min-[40rem]:grid-cols-3 @min-[56rem]:row-span-3 @min-[56rem]:grid-cols-1 @min-[56rem]:grid-rows-subgrid">
          {MEAL_TIMES.map((time) => (
            <Fragment key={time}>
              {delivered
                .filter(({ mealType }) => mealType === time)
                .map((meal) => (
                  <DeliveredTile key={time} meal={meal} />
                ))}
              {meals
                .filter(({ mealType }) => mealType === time)
                .map((meal) => (
                  <WeekMealTile
                    key={meal.id}
                    meal={meal}
                    isWaiting={props.waiting.has(meal.id)}
                    isOnline={props.isOnline}
                    onLock={() => props.onLock(meal)}
                    onReplace={() => props.onReplace(meal)}
                  />
                ))}
            </Fragment>
          ))}
        </ul>
      )}
      <DayTotal total={day.total} targetKcal={targetKcal} />
    </section>
  )
}

function DayTotal({ total, targetKcal }: Pick<WeekDay, 'total'> & { targetKcal: number | null }) {
  const { day: words } = useTexts(weekTexts)
  const language = useLanguage()
  const number = (amount: number) => formatNumber(amount, language)
  const apart = targetKcal === null ? 0 : total.calories - targetKcal
  const isNear = targetKcal !== null && Math.abs(apart) <= targetKcal * NEAR
  return (
    <div className="num rounded-tile bg-sunk px-3.5 py-2.5 text-sm">
      <p className="font-strong">
        {targetKcal === null
          ? words.kcal(number(total.calories))
          : words.ofTarget(number(total.calories), number(targetKcal))}{' '}
        <span className="font-normal text-muted">{words.perPerson}</span>
      </p>
      {targetKcal !== null && (
        <p className={isNear ? 'text-ok' : 'text-warn'}>
          {isNear
            ? words.onTarget
            : (apart > 0 ? words.above : words.below)(number(Math.abs(apart)))}
        </p>
      )}
      <p className="text-muted">{words.macros(total.protein, total.carbs, total.fat)}</p>
    </div>
  )
}
