import { LocateFixed } from 'lucide-react'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { locate } from '#features/addresses/web/public.ts'
import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import type { Day } from '#shared/dates.ts'
import type { Diet } from '#shared/food/food.ts'
import type { Point } from '#shared/place/geo.ts'
import { Button } from '#ui/actions/button.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { KitchenMenu } from './kitchen-menu.tsx'
import type { Restaurant, Search } from './queries.ts'
import { RestaurantFacts } from './restaurant-facts.tsx'
import { RestaurantFilters, SearchNotes } from './restaurant-filters.tsx'
import { useRestaurant } from './use-restaurants.ts'
import { useShownRestaurants, type Narrowing } from './use-shown-restaurants.ts'

export interface RestaurantPickerProps {
  /** 0 is none. */
  value: number
  onChange: (restaurantId: number) => void
  /** Where it delivers to; 0 looks around the visitor or central Dubai. */
  addressId: number
  diets: readonly Diet[]
  onDietsChange: (diets: Diet[]) => void
  /** The wished first delivery: kitchens that cannot keep it say why. */
  startDate?: Day | undefined
  /** After a refused attempt: a missing choice turns red and says so. */
  showErrors?: boolean
}

const canBeChosen = ({ unavailableReason }: Restaurant): boolean => unavailableReason === null

const NOTHING_NARROWED: Narrowing = { text: '' }

/** Kitchens that deliver to the address; the chosen one opens its diets and its menu. */
export function RestaurantPicker(props: RestaurantPickerProps) {
  const { value, onChange, addressId, startDate } = props
  const language = useLanguage()
  const { picker } = useTexts(messages)
  const [point, setPoint] = useState<Point>()
  const [narrowing, setNarrowing] = useState(NOTHING_NARROWED)
  const place = addressId === 0 ? { point, startDate } : { addressId, startDate }
  const text = useDeferredValue(narrowing.text.trim())
  const shown = useShownRestaurants(language, place, { ...narrowing, text })
  const { data: own } = useRestaurant(language, place, value)
  useKeptChoice(own, onChange)
  const { restaurants, error } = shown
  const isNarrowed = Object.values(narrowing).some(Boolean)

  if (error && !restaurants && !isNarrowed) {
    return (
      <ErrorState
        title={picker.failed}
        headingLevel={3}
        isRetrying={shown.isFetching}
        onRetry={shown.retry}
      >
        {picker.failedLead}
      </ErrorState>
    )
  }
  const isApart = own && restaurants && !restaurants.some(({ id }) => id === own.id)
  const listed = isApart ? [own, ...restaurants] : restaurants
  return (
    <div className="grid grid-cols-1 gap-3" data-field="restaurantId">
      {addressId === 0 && <AroundMe onFound={setPoint} />}
      {(isNarrowed || restaurants?.length !== 0) && (
        <RestaurantFilters value={narrowing} onChange={setNarrowing} />
      )}
      {shown.search && <SearchNotes search={shown.search} />}
      {!listed && !error && <PickerSkeleton />}
      {restaurants?.length === 0 && (
        <NoRestaurant
          text={text}
          isNarrowed={isNarrowed}
          onClear={() => setNarrowing(NOTHING_NARROWED)}
        />
      )}
      {listed && listed.length > 0 && (
        <KitchenCards {...props} restaurants={listed} search={shown.search} />
      )}
      {error && (
        <RetryNotice isRetrying={shown.isFetching} onRetry={shown.retry}>
          {picker.failed}
        </RetryNotice>
      )}
      {shown.more && !error && (
        <Button
          variant="soft"
          size="sm"
          className="justify-self-center"
          isPending={shown.more.isPending}
          onClick={shown.more.show}
        >
          {picker.more}
        </Button>
      )}
    </div>
  )
}

interface KitchenCardsProps extends RestaurantPickerProps {
  restaurants: readonly Restaurant[]
  search: Search | undefined
}

function KitchenCards({ restaurants, search, ...props }: KitchenCardsProps) {
  const { picker } = useTexts(messages)
  const dishesOf = new Map(search?.restaurants.map((found) => [found.id, found]))
  return (
    <RadioCards
      label={picker.label}
      isLabelHidden
      value={props.value === 0 ? null : String(props.value)}
      onChange={(chosen) => props.onChange(Number(chosen ?? 0))}
      errorMessage={props.showErrors && props.value === 0 ? picker.required : undefined}
      isRequired
      options={restaurants.map((restaurant) => ({
        value: String(restaurant.id),
        label: restaurant.name,
        isDisabled: !canBeChosen(restaurant),
        description: (
          <RestaurantFacts restaurant={restaurant} found={dishesOf.get(restaurant.id)} />
        ),
        icon: <KitchenPlate restaurant={restaurant} />,
        end: <DeliveryFee fee={restaurant.deliveryFee} />,
        details: (
          <KitchenMenu
            restaurantId={restaurant.id}
            diets={props.diets}
            onDietsChange={props.onDietsChange}
          />
        ),
      }))}
    />
  )
}

interface NoRestaurantProps {
  text: string
  isNarrowed: boolean
  onClear: () => void
}

/** No kitchen delivers there, or none suits what was asked for. */
function NoRestaurant({ text, isNarrowed, onClear }: NoRestaurantProps) {
  const { picker } = useTexts(messages)
  if (!isNarrowed) {
    return (
      <EmptyState title={picker.empty} headingLevel={3}>
        {picker.emptyLead}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={text === '' ? picker.noneSuit : picker.noneCalled(text)}
      headingLevel={3}
      action={
        <Button variant="line" size="sm" onClick={onClear}>
          {picker.clear}
        </Button>
      }
    >
      {text === '' ? picker.noneSuitLead : picker.noneCalledLead}
    </EmptyState>
  )
}

/** A kitchen that does not deliver there, or not on the wished day, cannot stay chosen. */
function useKeptChoice(own: Restaurant | null | undefined, onChange: (id: number) => void): void {
  const drop = useEffectEvent(() => onChange(0))
  useEffect(() => {
    if (own === null || (own && !canBeChosen(own))) drop()
  }, [own])
}

function KitchenPlate({ restaurant }: { restaurant: Restaurant }) {
  const [cuisine] = restaurant.cuisineTypes
  const [slug] = restaurant.plates
  return (
    <Cloth
      colour={cuisine ? clothOf({ cuisine }) : 'saffron'}
      corner="tile"
      className="grid size-14 flex-none place-items-center"
    >
      {slug !== undefined && <Plate slug={slug} version={PLATES_VERSION} size={48} alt="" />}
    </Cloth>
  )
}

/** The fee in dirhams, or a Free label when it is '0'. */
function DeliveryFee({ fee }: { fee: string }) {
  const { picker } = useTexts(messages)
  if (fee === '0') return <Chip tone="ok">{picker.freeDelivery}</Chip>
  return (
    <span className="flex items-baseline gap-2 md:grid md:justify-items-end md:gap-0">
      <span className="text-note text-muted">{picker.delivery}</span>
      <Price dirhams={Number(fee)} className="font-strong" />
    </span>
  )
}

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
