import { formatDay } from '#shared/dates.ts'
import { useLanguage } from '#ui/language.tsx'
import { Star } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import type { SuggestionDay } from '../queries.ts'
import { texts } from '../texts.ts'

/** Which day and plan, and how many replacements are left of it. */
export function DayHead({ day }: { day: SuggestionDay }) {
  const { page } = useTexts(texts)
  const language = useLanguage()
  const { plan, replacementsRemaining: left, replacementsPerDay: all } = day
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h1 className="text-4xl">{page.title(formatDay(day.date, language, 'weekday'))}</h1>
        <p className="num text-muted">
          {page.facts(
            formatDay(day.date, language, 'long'),
            plan.name,
            plan.suggestionsPerDay,
            plan.servings,
          )}
        </p>
        <p className="flex flex-wrap gap-x-5">
          <a href="/dashboard/meal-week" className="text-link inline-flex min-h-11 items-center">
            {page.week}
          </a>
          <a href="/dashboard/nutrition" className="text-link inline-flex min-h-11 items-center">
            {page.nutrition}
          </a>
        </p>
      </div>
      {left !== null && all !== null && <Counter left={left} all={all} />}
    </div>
  )
}

function Counter({ left, all }: { left: number; all: number }) {
  const { counter } = useTexts(texts)
  return (
    <div className="flex items-center gap-3.5 max-sm:flex-row-reverse">
      <div className="leading-snug sm:text-end">
        <p className="num font-strong">{counter.left(left, all)}</p>
        <p className="num text-sm text-muted">{counter.newAt}</p>
      </div>
      <span aria-hidden="true" className="flex gap-1.5 text-xl">
        {Array.from({ length: all }, (_, index) => (
          <Star key={index} className={index < left ? 'text-stage-now' : 'text-hairline'} />
        ))}
      </span>
    </div>
  )
}
