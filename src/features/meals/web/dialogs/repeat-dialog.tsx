import { useQuery } from '@tanstack/react-query'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { formatDay } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { QueryFailure } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { repeatWeek } from '../../repeat-contract.ts'
import { repeatQuery, SELECTION_KEY } from '../queries.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { useMealName } from '../use-meal-name.ts'
import { useSelection } from '../use-selection.ts'

const sum = (counts: readonly { quantity: number }[]): number =>
  counts.reduce((total, { quantity }) => total + quantity, 0)

/** What repeating last week would put on the open days, before it is done. */
export function RepeatDialog() {
  const { repeat } = useTexts(pageTexts)
  const { selection, close } = useSelection()
  const preview = useQuery(repeatQuery(useLanguage(), selection.subscriptionId, selection.from))
  const { mutate, isPending } = useRepeat()
  const added = preview.data?.added ?? []
  // Full days are what the customer sees on the page already.
  const left = (preview.data?.left ?? []).flatMap(({ reason, ...meal }) =>
    reason === 'day_full' ? [] : [{ ...meal, reason }],
  )
  const days = new Set(added.map(({ date }) => date)).size
  return (
    <Dialog
      isOpen
      onClose={close}
      title={repeat.title}
      actions={
        <>
          <Button variant="line" onClick={close}>
            {repeat.keep}
          </Button>
          {added.length > 0 && (
            <Button
              isPending={isPending}
              onClick={() =>
                mutate({ subscriptionId: selection.subscriptionId, week: selection.from })
              }
            >
              {repeat.confirm}
            </Button>
          )}
        </>
      }
    >
      {preview.isError ? (
        <QueryFailure query={preview}>{repeat.lookFailed}</QueryFailure>
      ) : preview.data === undefined ? (
        <SkeletonGroup label={repeat.loading}>
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-14 w-full" />
        </SkeletonGroup>
      ) : (
        <>
          <p>{added.length > 0 ? repeat.lead(sum(added), days) : repeat.nothing}</p>
          <section
            aria-label={repeat.action}
            tabIndex={0}
            className="mt-3 max-h-[40dvh] overflow-y-auto"
          >
            <ul className="grid gap-1">
              {added.map((meal) => (
                <RepeatRow key={`${meal.date}-${meal.mealTime}-${meal.mealItemId}`} meal={meal} />
              ))}
              {left.map((meal) => (
                <RepeatRow
                  key={`left-${meal.date}-${meal.mealTime}-${meal.mealItemId}`}
                  meal={meal}
                  leftOut={`${repeat.leftOut}: ${repeat.reasons[meal.reason]}`}
                />
              ))}
            </ul>
          </section>
        </>
      )}
    </Dialog>
  )
}

interface RepeatRowProps {
  meal: { date: string; mealTime: MealTime; name: string; slug?: string; quantity?: number }
  leftOut?: string
}

function RepeatRow({ meal, leftOut }: RepeatRowProps) {
  const language = useLanguage()
  const nameOf = useMealName()
  const comma = language === 'ar' ? '، ' : ', '
  return (
    <li className="flex min-h-14 items-center gap-3.5">
      {meal.slug === undefined ? (
        <span className="size-12 flex-none rounded-full bg-sunk" aria-hidden="true" />
      ) : (
        <Plate slug={meal.slug} version={PLATES_VERSION} size={48} alt="" className="flex-none" />
      )}
      <span className="leading-snug">
        <span className="num block text-sm text-muted">
          {formatDay(meal.date, language, 'short')}
          {comma}
          {nameOf(meal.mealTime, meal.date)}
        </span>
        <span className="font-strong">
          {meal.name}
          {meal.quantity !== undefined && meal.quantity > 1 && ` × ${meal.quantity}`}
        </span>
        {leftOut !== undefined && <span className="block text-sm text-warn">{leftOut}</span>}
      </span>
    </li>
  )
}

function useRepeat() {
  const { repeat, success } = useTexts(pageTexts)
  const { close } = useSelection()
  return useAction(repeatWeek, {
    done: ({ added }) => ({ title: success, text: repeat.done(sum(added)) }),
    failed: repeat.failed,
    onSettled: close,
    refreshes: [SELECTION_KEY, ['deliveries']],
  })
}
