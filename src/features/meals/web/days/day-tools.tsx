import { Check, Lock } from 'lucide-react'
import { MEAL_TIME_NAMES, MEAL_TIMES, type MealTime } from '#shared/food/food.ts'
import { Segmented } from '#ui/choices/segmented.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { useMealName } from '../use-meal-name.ts'
import { useSelection } from '../use-selection.ts'

/** The meal time, and how much of the week is picked. */
export function DayTools() {
  return (
    <div className="grid gap-3 md:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] md:items-center md:gap-4">
      <MealTimes />
      <WeekProgress />
    </div>
  )
}

function MealTimes() {
  const { times } = useTexts(pageTexts)
  const language = useLanguage()
  const { day, mealTimes, mealTime, openMealTime } = useSelection()
  const nameOf = useMealName()
  const isPicked = (time: MealTime) =>
    day.meals.some((meal) => meal.mealTime === time) && !day.open.includes(time)
  const names = mealTimes.map((time) => {
    const name = nameOf(time)
    return language === 'en' ? name.toLowerCase() : name
  })
  return (
    <div className="grid gap-1.5">
      <Segmented
        label={times.label}
        isLabelHidden
        name="meal-time"
        value={mealTime}
        onChange={openMealTime}
        options={MEAL_TIMES.map((time) => ({
          value: time,
          label: mealTimes.includes(time) ? nameOf(time) : MEAL_TIME_NAMES[time][language],
          isDisabled: !mealTimes.includes(time),
          icon: mealTimes.includes(time) ? (
            isPicked(time) && <Check className="max-sm:size-4" />
          ) : (
            <Lock className="size-4" />
          ),
        }))}
      />
      {mealTimes.length < MEAL_TIMES.length && (
        <p className="text-sm text-muted">{times.notInPlan(names.join(times.and))}</p>
      )}
    </div>
  )
}

function WeekProgress() {
  const { days, repeat } = useTexts(pageTexts)
  const { selection, show } = useSelection()
  const { picked, paid } = selection.week
  const words = days.picked(picked, paid)
  const hasOpenDay = selection.days.some(({ state }) => state === 'open')
  return (
    <div className="grid gap-1 self-start">
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-note">
        <span className="num font-strong">{words}</span>
        {hasOpenDay && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => show({ kind: 'repeat' })}
            className="-my-1.5 min-h-11 text-link"
          >
            {repeat.action}
          </button>
        )}
      </div>
      <ProgressBar label={days.progress} value={picked} max={paid} text={words} />
    </div>
  )
}
