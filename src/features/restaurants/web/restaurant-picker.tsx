import { LocateFixed } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { locate } from '#features/addresses/web/public.ts'
import type { Day } from '#shared/dates.ts'
import type { Diet } from '#shared/food/food.ts'
import type { Point } from '#shared/place/geo.ts'
import { Button } from '#ui/actions/button.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { KitchenCards } from './kitchen-cards.tsx'
import { NoRestaurant, RestaurantFilters, SearchNotes } from './restaurant-filters.tsx'
import { useWithChoice } from './use-restaurants.ts'
import {
  leavesOut,
  useShownRestaurants,
  type Filters,
  type Shown,
} from './use-shown-restaurants.ts'

export interface RestaurantPickerProps {
  /** 0 is none. */
  value: number
  onChange: (restaurantId: number) => void
  /** Where it delivers to; 0 looks around the visitor or central Dubai. */
  addressId: number
  diets: readonly Diet[]
  onDietsChange: (diets: Diet[]) => void
  /** The requested first delivery: kitchens that cannot keep it say why. */
  startDate?: Day | undefined
  /** After a refused attempt: a missing choice turns red and says so. */
  showErrors?: boolean
}

const NO_FILTERS: Filters = { text: '' }

/** Kitchens that deliver to the address; the chosen one opens its diets and its menu. */
export function RestaurantPicker(props: RestaurantPickerProps) {
  const { addressId, startDate } = props
  const language = useLanguage()
  const { picker } = useTexts(messages)
  const [point, setPoint] = useState<Point>()
  const [filters, setFilters] = useState(NO_FILTERS)
  const place = addressId === 0 ? { point, startDate } : { addressId, startDate }
  const shown = useShownRestaurants(language, place, filters)
  const { restaurants, search, more, error, isFetching } = shown
  const listed = useWithChoice(restaurants, props, language, place)
  const box = useRef<HTMLDivElement>(null)
  const followPress = useFocusAfterPress(box, shown)
  const isFiltered = leavesOut(filters) || leavesOut(shown.filters)
  const clear = () => {
    setFilters(NO_FILTERS)
    searchFieldIn(box)?.focus()
  }
  const retry = { isRetrying: isFetching, onRetry: () => followPress(shown.retry) }

  if (error && !restaurants && !isFiltered) {
    return (
      <ErrorState title={picker.failed} headingLevel={3} {...retry}>
        {picker.failedLead}
      </ErrorState>
    )
  }
  return (
    <div ref={box} className="grid grid-cols-1 gap-3" data-field="restaurantId">
      {addressId === 0 && <AroundMe onFound={setPoint} />}
      {(isFiltered || restaurants?.length !== 0) && (
        <RestaurantFilters value={filters} onChange={setFilters} />
      )}
      <SearchNotes shown={shown} />
      {!listed && !error && <PickerSkeleton />}
      {listed && (
        <div
          aria-busy={shown.isStale || undefined}
          className={cx('grid grid-cols-1 gap-3', shown.isStale && 'opacity-60')}
        >
          {restaurants?.length === 0 && <NoRestaurant shown={shown} onClear={clear} />}
          {listed.length > 0 && <KitchenCards {...props} restaurants={listed} search={search} />}
        </div>
      )}
      {error && <RetryNotice {...retry}>{picker.failed}</RetryNotice>}
      {more && !error && (
        <Button
          variant="soft"
          size="sm"
          className="justify-self-center"
          isPending={more.isPending}
          onClick={() => followPress(more.show)}
        >
          {picker.more}
        </Button>
      )}
    </div>
  )
}

type Box = RefObject<HTMLElement | null>

const searchFieldIn = (box: Box) =>
  box.current?.querySelector<HTMLElement>('input[type="search"]') ?? undefined

const radiosIn = (box: Box) => [
  ...(box.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []),
]

/**
 * After "Show more" or "Try again" the focus goes to the first new kitchen, unless someone has
 * moved it. Where there is none and the button is gone, it goes to what is next to press or type.
 */
function useFocusAfterPress(box: Box, { isFetching }: Shown) {
  const pressed = useRef<{ button: Element | null; known: ReadonlySet<string> }>(undefined)
  useEffect(() => {
    if (!pressed.current || isFetching) return
    const { button, known } = pressed.current
    pressed.current = undefined
    const focused = document.activeElement
    if (focused !== button && focused !== document.body) return
    const fresh = radiosIn(box).find(({ disabled, value }) => !disabled && !known.has(value))
    if (fresh) fresh.focus()
    else if (!button?.isConnected) (retryIn(box) ?? searchFieldIn(box))?.focus()
  })
  return (action: () => void) => {
    const known = new Set(radiosIn(box).map(({ value }) => value))
    pressed.current = { button: document.activeElement, known }
    action()
  }
}

const retryIn = (box: Box) =>
  [...(box.current?.querySelectorAll<HTMLElement>('[role="alert"] button') ?? [])].at(-1)

function AroundMe({ onFound }: { onFound: (point: Point) => void }) {
  const { picker } = useTexts(messages)
  const [state, setState] = useState<'idle' | 'busy' | 'lost'>('idle')
  const find = async () => {
    setState('busy')
    const point = await locate()
    if (point) onFound(point)
    setState(point ? 'idle' : 'lost')
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button variant="soft" size="sm" isPending={state === 'busy'} onClick={() => void find()}>
        <LocateFixed />
        {picker.locate}
      </Button>
      {state === 'lost' && <output className="text-note text-muted">{picker.notLocated}</output>}
    </div>
  )
}

function PickerSkeleton() {
  const { picker } = useTexts(messages)
  return (
    <SkeletonGroup label={picker.loading}>
      {['first', 'second', 'third'].map((row) => (
        <div
          key={row}
          data-skeleton="restaurant"
          className="flex items-center gap-4 rounded-tile border-line border-hairline p-4.5"
        >
          <Skeleton className="size-14 rounded-tile" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
