import { ChefHat } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lacksMeal } from '../paid-day.ts'
import { useMealName } from '../use-meal-name.ts'
import { useSelection } from '../use-selection.ts'
import { pickTexts } from './pick-texts.ts'
import { usePick, type Picks } from './use-pick.ts'

/** One tap fills the open day or its week, and shows what was chosen and what could not be. */
export function PickForMe() {
  const texts = useTexts(pickTexts)
  const place = useSelection()
  const { picks, pick, undo } = usePick()
  const shown = picks && inSight(picks, place)
  const added = shown?.added ?? []
  const left = shown?.left ?? []
  const result = useFocusAfterCard(added.length > 0 && !lacksMeal(place.day))
  return (
    <>
      <PickCard pick={pick} isBarred={undo.isPending} />
      {added.length > 0 && (
        <div ref={result} tabIndex={-1} className="rounded-tile">
          <Notice tone="ok" isLive title={texts.picked}>
            <PickedDishes added={added} />
            <Button
              variant="line"
              size="sm"
              className="mt-2.5 flex!"
              isPending={undo.isPending}
              onClick={() => undo.mutate(added)}
            >
              {texts.undo}
            </Button>
          </Notice>
        </div>
      )}
      {left.length > 0 && <LeftOpen left={left} />}
    </>
  )
}

/** The pressed button goes with its card; who is there by keyboard goes on at what was picked. */
function useFocusAfterCard(isDone: boolean) {
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDone && document.activeElement === document.body) {
      result.current?.focus({ preventScroll: true })
    }
  }, [isDone])
  return result
}

interface PickCardProps {
  pick: ReturnType<typeof usePick>['pick']
  isBarred: boolean
}

/** How many meals of the day are open, and the ways to have them chosen. */
function PickCard({ pick, isBarred }: PickCardProps) {
  const texts = useTexts(pickTexts)
  const { selection, day } = useSelection()
  if (!lacksMeal(day)) return null
  const isPicking = (isWholeWeek: boolean) => pick.isPending && pick.variables === isWholeWeek
  return (
    <section
      aria-label={texts.day}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-tile bg-sunk px-4.5 py-3.5"
    >
      <p className="min-w-0 flex-1 basis-52 leading-snug">
        <span className="block font-strong">{texts.open(day.paid - day.paidPicked)}</span>
        <span className="text-sm text-muted">{texts.lead}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          isPending={isPicking(false)}
          isDisabled={isBarred || isPicking(true)}
          onClick={() => pick.mutate(false)}
        >
          <ChefHat />
          {texts.day}
        </Button>
        {selection.days.some((one) => one.day !== day.day && lacksMeal(one)) && (
          <Button
            variant="line"
            isPending={isPicking(true)}
            isDisabled={isBarred || isPicking(false)}
            onClick={() => pick.mutate(true)}
          >
            {texts.week}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Of what was picked, what belongs to the week on the page and is on its days still. */
function inSight(
  { added, left }: Picks,
  { selection, day }: Pick<ReturnType<typeof useSelection>, 'selection' | 'day'>,
): Picks {
  const isOfDay = new Set([...added, ...left].map(({ date }) => date)).size === 1
  const isShown = (date: string) => !isOfDay || date === day.day
  const dayOf = (date: string) => selection.days.find((one) => one.day === date && isShown(date))
  return {
    added: added.filter(({ id, date, mealItemId }) =>
      dayOf(date)?.meals.some((meal) => meal.id === id && meal.mealItemId === mealItemId),
    ),
    left: left.filter(({ date }) => {
      const one = dayOf(date)
      return one !== undefined && lacksMeal(one)
    }),
  }
}

function PickedDishes({ added }: Pick<Picks, 'added'>) {
  const language = useLanguage()
  const nameOf = useMealName()
  const byDay = Map.groupBy(added, ({ date }) => date)
  return (
    <ul className="mt-1 grid gap-1 text-note">
      {[...byDay].map(([date, meals]) => (
        <li key={date}>
          <span className="num block text-sm text-muted">{formatDay(date, language, 'short')}</span>
          <span className="flex flex-wrap gap-x-4">
            {meals.map(({ id, name, mealTime }) => (
              <span key={id}>
                {nameOf(mealTime, date)}: <bdi>{name}</bdi>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function LeftOpen({ left }: Pick<Picks, 'left'>) {
  const texts = useTexts(pickTexts)
  const nameOf = useMealName()
  return (
    <Notice tone="warn" isLive title={texts.left}>
      <ul className="mt-1 grid gap-1 text-note">
        {left.map(({ date, mealTime, reason }, place) => (
          <li key={`${date}-${mealTime}-${place}`}>
            {texts.leftOf(nameOf(mealTime, date), date)}: {texts.reasons[reason]}.
          </li>
        ))}
      </ul>
    </Notice>
  )
}
