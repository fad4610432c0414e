import { useQuery } from '@tanstack/react-query'
import { BookPlus, Plus, Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MEAL_CATEGORIES, MEAL_CATEGORY_NAMES } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useLiveEvents } from '#ui/live.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { DishRow } from './dish-row.tsx'
import { isNamed } from './is-named.ts'
import { menuTexts } from './menu-texts.ts'
import { kitchenMenuQuery, useRefreshMenu, type KitchenDish } from './queries.ts'
import { useOrder } from './use-order.ts'

const DishSheet = lazyPart(async () => (await import('../recipe/dish-sheet.tsx')).DishSheet)
const AvailabilitySheet = lazyPart(
  async () => (await import('./availability-sheet.tsx')).AvailabilitySheet,
)
const CatalogueSheet = lazyPart(async () => (await import('./catalogue-sheet.tsx')).CatalogueSheet)

type Opened =
  | { sheet: 'dish'; dish?: KitchenDish }
  | { sheet: 'availability'; dish: KitchenDish }
  | { sheet: 'catalogue' }

/** All that a kitchen offers, by category, with what can be done with each dish. */
export function KitchenMenuPage() {
  const { page } = useTexts(menuTexts)
  const { data, error, isFetching, refetch } = useQuery(kitchenMenuQuery(useLanguage()))
  const refresh = useRefreshMenu()
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  useLiveEvents(
    '/api/kitchen/events',
    { 'menu-changed': () => void refresh() },
    () => void refresh(),
  )
  const soldOut = data?.filter((dish) => dish.state !== 'available').length ?? 0
  return (
    <div className="page grid w-full content-start gap-6 py-6 lg:pb-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-4xl">{page.title}</h1>
          <p className="text-muted">{data && page.lead(data.length, soldOut)}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="line" onClick={() => setOpened({ sheet: 'catalogue' })}>
            <BookPlus />
            {page.fromCatalogue}
          </Button>
          <Button onClick={() => setOpened({ sheet: 'dish' })}>
            <Plus />
            {page.newDish}
          </Button>
        </div>
      </div>
      {data === undefined ? (
        error ? (
          <ErrorState title={page.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
            {page.failedLead}
          </ErrorState>
        ) : (
          <MenuSkeletons />
        )
      ) : data.length === 0 ? (
        <EmptyState title={page.empty}>{page.emptyLead}</EmptyState>
      ) : (
        <>
          <TextField
            label={page.search}
            isLabelHidden
            type="search"
            start={<Search className="text-muted" />}
            placeholder={page.searchPlaceholder}
            value={search}
            onChange={setSearch}
            autoComplete="off"
            className="max-w-100"
          />
          <DishList
            dishes={data}
            search={search}
            onClear={() => setSearch('')}
            onOpen={setOpened}
          />
        </>
      )}
      {opened && (
        <Suspense>
          {opened.sheet === 'dish' && <DishSheet dish={opened.dish} onClose={close} />}
          {opened.sheet === 'availability' && (
            <AvailabilitySheet dish={opened.dish} onClose={close} />
          )}
          {opened.sheet === 'catalogue' && <CatalogueSheet onClose={close} />}
        </Suspense>
      )}
    </div>
  )
}

interface DishListProps {
  dishes: KitchenDish[]
  search: string
  onClear: () => void
  onOpen: (opened: Opened) => void
}

function DishList({ dishes, search, onClear, onOpen }: DishListProps) {
  const { page } = useTexts(menuTexts)
  const language = useLanguage()
  const { neighbours, swap, said } = useOrder(dishes)
  const found = dishes.filter((dish) => isNamed(dish, search))
  const isWhole = search.trim() === ''
  if (found.length === 0) {
    return (
      <EmptyState
        title={page.noneFound}
        action={
          <Button variant="line" onClick={onClear}>
            {page.clear}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <output className="sr-only">{said}</output>
      {MEAL_CATEGORIES.map((category) => {
        const own = found.filter((dish) => dish.category === category)
        if (own.length === 0) return null
        return (
          <section key={category} aria-labelledby={`menu-${category}`} className="grid gap-3">
            <h2 id={`menu-${category}`} className="text-2xl">
              {MEAL_CATEGORY_NAMES[category][language]}
            </h2>
            <ul className="grid gap-3.5 lg:grid-cols-2">
              {own.map((dish) => {
                const { before, after } = neighbours(dish)
                return (
                  <li key={dish.id} className="grid">
                    <DishRow
                      dish={dish}
                      onEdit={() => onOpen({ sheet: 'dish', dish })}
                      onAvailability={() => onOpen({ sheet: 'availability', dish })}
                      onUp={isWhole && before ? () => swap(dish, before) : undefined}
                      onDown={isWhole && after ? () => swap(dish, after) : undefined}
                    />
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </>
  )
}

function MenuSkeletons() {
  const { page } = useTexts(menuTexts)
  return (
    <SkeletonGroup label={page.loading}>
      <Skeleton className="h-13 max-w-100" />
      <div className="grid gap-3.5 lg:grid-cols-2">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-46 rounded-card" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
