import { useQuery } from '@tanstack/react-query'
import { CheckCheck, CookingPot, ShoppingBasket } from 'lucide-react'
import { Suspense, useState, type CSSProperties } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { shoppingPathOf } from '../paths.ts'
import { mealPreferencesQuery } from '../preferences/queries.ts'
import type { MealWeek } from './queries.ts'
import { weekTexts } from './texts.ts'
import { openMealsOf, useAcceptAll, useLock, useReplaceMeal } from './use-week-actions.ts'
import { WeekDayColumn } from './week-day-column.tsx'

const AcceptDialog = lazyPart(async () => (await import('./accept-dialog.tsx')).AcceptDialog)

/** The days side by side where there is room, one below the other on a phone. */
export function PlannedWeek({ week, isOnline }: { week: MealWeek; isOnline: boolean }) {
  const { relaxed } = useTexts(weekTexts)
  const { data: wishes } = useQuery(mealPreferencesQuery(useLanguage()))
  const lock = useLock()
  const { waiting, replaceMeal } = useReplaceMeal()
  return (
    <div className="grid gap-5">
      {week.relaxed.length > 0 && (
        <Notice tone="warn" title={relaxed}>
          {week.relaxed.map(({ text }) => text).join(' ')}
        </Notice>
      )}
      <WeekBar week={week} isOnline={isOnline} isReplacing={waiting.size > 0} />
      <div className="@container">
        <div
          className="grid gap-8 @min-[56rem]:grid-cols-[repeat(var(--days),minmax(0,17rem))] @min-[56rem]:grid-rows-[repeat(5,auto)] @min-[56rem]:gap-x-2 @min-[56rem]:gap-y-2.5"
          style={{ '--days': week.days.length } as CSSProperties}
        >
          {week.days.map((day) => (
            <WeekDayColumn
              key={day.date}
              day={day}
              targetKcal={wishes?.kcal ?? null}
              waiting={waiting}
              isOnline={isOnline}
              onLock={lock}
              onReplace={replaceMeal}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** An accepted week goes on: what to buy, and what to cook today. */
function NextSteps({ week }: { week: MealWeek }) {
  const { accept } = useTexts(weekTexts)
  const meals = week.days.flatMap((day) => day.meals).flatMap(({ acceptedId }) => acceptedId ?? [])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 max-sm:w-full">
      <p className="font-strong text-ok">{accept.none}</p>
      <LinkButton href={shoppingPathOf(meals)} className="max-sm:w-full">
        <ShoppingBasket />
        {accept.toList}
      </LinkButton>
      <LinkButton href="/dashboard/ai-meal-suggestions" variant="line" className="max-sm:w-full">
        <CookingPot />
        {accept.toToday}
      </LinkButton>
    </div>
  )
}

/** What the week costs, and the way to take it all. */
function WeekBar(props: { week: MealWeek; isOnline: boolean; isReplacing: boolean }) {
  const { accept, basket, basketHint, page } = useTexts(weekTexts)
  const [isAsking, ask] = useState(false)
  const accepting = useAcceptAll(() => ask(false))
  const open = openMealsOf(props.week).length
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-tile bg-subtle px-4.5 py-3.5">
      <p className="flex items-start gap-3">
        <ShoppingBasket aria-hidden="true" className="mt-1" />
        <span>
          <span className="font-strong">
            {basket} <Price dirhams={props.week.basketPrice} />
          </span>
          <span className="block text-note text-muted">{basketHint}</span>
        </span>
      </p>
      {open === 0 ? (
        <NextSteps week={props.week} />
      ) : (
        <Button
          aria-haspopup="dialog"
          isDisabled={props.isReplacing}
          disabledReason={props.isOnline ? undefined : page.offline}
          onClick={() => ask(true)}
        >
          <CheckCheck />
          {accept.all}
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <AcceptDialog
            count={open}
            isPending={accepting.isPending}
            onAccept={() => accepting.mutate(props.week)}
            onClose={() => ask(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
