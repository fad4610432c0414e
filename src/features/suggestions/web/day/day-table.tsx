import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { MEAL_TIMES } from '#shared/food/food.ts'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useLanguage } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { useAccept } from '../actions/use-accept.ts'
import { useCachedDay } from '../actions/use-cached-day.ts'
import { useOnce } from '../actions/use-once.ts'
import { useRefresh } from '../actions/use-refresh.ts'
import { useReplace } from '../actions/use-replace.ts'
import { acceptedQuery, type Suggestion, type SuggestionDay } from '../queries.ts'
import { TableContext, type OpenDialog } from '../use-table.ts'
import { WishPanel } from '../wish/wish-panel.tsx'
import { MealGroup } from './meal-group.tsx'

const NoneLeftDialog = lazyPart(
  async () => (await import('../dialogs/none-left-dialog.tsx')).NoneLeftDialog,
)

interface DayTableProps {
  day: SuggestionDay
  show: (dialog: OpenDialog) => void
}

/** The suggestions of a day by meal; lunch always has its place. */
export function DayTable({ day, show }: DayTableProps) {
  const [hasNoneLeft, setNoneLeft] = useState(false)
  const [announced, announce] = useState('')
  const isOnline = useIsOnline()
  const cached = useCachedDay()
  const once = useOnce()
  const accepting = useAccept(cached, once, announce)
  const replacing = useReplace(cached, once, () => setNoneLeft(true))
  const { isRefreshing, refresh } = useRefresh(cached, once)
  const { data: accepted } = useInfiniteQuery(acceptedQuery(useLanguage()))
  const table = {
    day,
    isOnline,
    isRefreshing,
    show,
    refresh,
    ...accepting,
    ...replacing,
    replace: (suggestion: Suggestion, isNeverAgain?: boolean) => {
      if (day.replacementsRemaining === 0) setNoneLeft(true)
      else replacing.replace(suggestion, isNeverAgain)
    },
    mealOf: ({ acceptedId }: Suggestion) =>
      accepted?.pages.flat().find(({ id }) => id === acceptedId),
  }
  const close = () => setNoneLeft(false)
  return (
    <TableContext value={table}>
      <WishPanel />
      <div className="grid gap-8.5">
        {MEAL_TIMES.map((mealTime) => {
          const suggestions = day.suggestions.filter(({ mealType }) => mealType === mealTime)
          if (suggestions.length === 0 && mealTime !== 'lunch') return null
          return <MealGroup key={mealTime} mealTime={mealTime} suggestions={suggestions} />
        })}
      </div>
      <output className="sr-only">{announced}</output>
      {hasNoneLeft && (
        <Suspense>
          <NoneLeftDialog
            isPending={isRefreshing}
            onRefresh={() => refresh({ onDone: close })}
            onClose={close}
          />
        </Suspense>
      )}
    </TableContext>
  )
}
