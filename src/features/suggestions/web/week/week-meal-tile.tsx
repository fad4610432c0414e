import { Check, CookingPot, Lock, LockOpen, RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { AllergyWarnings } from '#features/household/web/public.ts'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { MEAL_TIME_NAMES } from '#shared/food/food.ts'
import { cx } from '#ui/cx.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { formatNumber } from '../format-number.ts'
import { useKeptFocus } from '../card/use-kept-focus.ts'
import { isUnsafe } from '../is-unsafe.ts'
import type { WeekMeal } from './queries.ts'
import { weekTexts } from './texts.ts'
import { WEEK_ROWS } from './week-rows.ts'

interface WeekMealTileProps {
  meal: WeekMeal
  isWaiting: boolean
  isOnline: boolean
  onLock: () => void
  onReplace: () => void
}

const actionClass =
  'grid size-11 place-items-center rounded-field text-ink no-underline not-disabled:hover:bg-sunk disabled:text-control aria-pressed:bg-picked aria-pressed:text-on-picked'

/** A meal in its place: a row on a phone, a small card in a column. */
export function WeekMealTile(props: WeekMealTileProps) {
  const { meal: words } = useTexts(weekTexts)
  const { meal, isWaiting } = props
  const language = useLanguage()
  const box = useRef<HTMLLIElement>(null)
  useKeptFocus(box, `${meal.dishId} ${isWaiting}`)
  const isAccepted = meal.acceptedId !== null
  return (
    <li
      ref={box}
      aria-busy={isWaiting || undefined}
      className={cx(
        'grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-tile bg-card p-3.5 @min-[40rem]:grid-cols-1 @min-[40rem]:grid-rows-[auto_1fr_auto]',
        WEEK_ROWS[meal.mealType],
        isAccepted ? 'border-2 border-ok' : 'border-line border-hairline',
      )}
    >
      {isWaiting ? (
        <WaitingTile name={meal.name} />
      ) : (
        <>
          <Plate
            slug={meal.slug}
            version={PLATES_VERSION}
            size={88}
            alt=""
            className="h-auto w-16 @min-[40rem]:mx-auto @min-[40rem]:w-22"
          />
          <div className="min-w-0">
            <p className="text-sm text-muted">{MEAL_TIME_NAMES[meal.mealType][language]}</p>
            <h3
              tabIndex={-1}
              className="text-md leading-snug outline-none [overflow-wrap:anywhere]"
            >
              {meal.name}
            </h3>
            <p className="num text-sm text-muted">
              {words.facts(meal.preparationTime, formatNumber(meal.calories, language))}
            </p>
            <AllergyWarnings warnings={meal.warnings} />
            {meal.isLeftover && <p className="text-sm text-accent-text">{words.leftover}</p>}
            {meal.reasons[0] && <p className="mt-1 text-sm">{meal.reasons[0].text}</p>}
          </div>
          <TileActions {...props} />
        </>
      )}
    </li>
  )
}

function TileActions({ meal, isOnline, onLock, onReplace }: WeekMealTileProps) {
  const { meal: words } = useTexts(weekTexts)
  if (meal.acceptedId !== null) {
    return (
      <div className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-3 @min-[40rem]:col-span-1 @min-[40rem]:col-start-1">
        <Chip tone="ok" icon={<Check />}>
          {words.accepted}
        </Chip>
        <a
          href={`/cook/${meal.acceptedId}`}
          aria-label={words.of(words.cook, meal.name)}
          className="text-link inline-flex min-h-11 items-center gap-1.5"
        >
          <CookingPot aria-hidden="true" />
          {words.cook}
        </a>
        {isUnsafe(meal) && (
          <Button
            variant="soft"
            size="sm"
            aria-label={words.of(words.replace, meal.name)}
            isDisabled={!isOnline}
            onClick={onReplace}
          >
            <RefreshCw />
            {words.replace}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className="-my-1.5 -me-2 flex flex-col gap-1 @min-[40rem]:my-0 @min-[40rem]:-ms-2.5 @min-[40rem]:me-0 @min-[40rem]:flex-row">
      <button
        type="button"
        aria-pressed={meal.isLocked}
        aria-label={words.of(words.lock, meal.name)}
        title={words.lock}
        disabled={!isOnline}
        className={actionClass}
        onClick={onLock}
      >
        {meal.isLocked ? <Lock /> : <LockOpen />}
      </button>
      <button
        type="button"
        aria-label={words.of(words.replace, meal.name)}
        title={words.replace}
        disabled={!isOnline}
        className={actionClass}
        onClick={onReplace}
      >
        <RefreshCw />
      </button>
    </div>
  )
}

/** The same shape while another dish is looked for. */
function WaitingTile({ name }: { name: string }) {
  const { meal: words } = useTexts(weekTexts)
  return (
    <>
      <output className="sr-only">{words.replacing(name)}</output>
      <Skeleton className="size-16 rounded-full @min-[40rem]:mx-auto @min-[40rem]:size-22" />
      <span aria-hidden="true" className="grid content-start gap-2">
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-3.5" />
      </span>
      <span aria-hidden="true" className="h-23 w-11 @min-[40rem]:h-11" />
    </>
  )
}
