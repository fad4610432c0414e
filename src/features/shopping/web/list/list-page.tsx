import { useQuery } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { Suspense } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { listQuery, type ShoppingList } from '../queries.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { texts } from '../texts.ts'
import { useLiveOrders } from '../use-live-orders.ts'
import { AisleSection } from './aisle-section.tsx'
import { ListActions } from './list-actions.tsx'
import { ListHead } from './list-head.tsx'
import { ListSums } from './list-sums.tsx'
import { MealServings } from './meal-servings.tsx'
import { PantrySection } from './pantry-section.tsx'
import { useListActions } from './use-list-actions.ts'
import { useTicks } from './use-ticks.ts'
import './print.css'

const OrderPanel = lazyPart(async () => (await import('../order/order-panel.tsx')).OrderPanel)
const AddIngredient = lazyPart(async () => (await import('./add-ingredient.tsx')).AddIngredient)

export function ListPage({ id }: { id: number }) {
  const { list: words, page } = useTexts(texts)
  const { data, error, isFetching, refetch } = useQuery(listQuery(useLanguage(), id))
  if (data) return <List list={data} />
  if (error) {
    return (
      <ErrorState
        title={words.failed}
        headingLevel={1}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        reference={error instanceof CallError ? error.requestId : undefined}
      >
        {errorText(error, page.failedText)}
      </ErrorState>
    )
  }
  return (
    <SkeletonGroup label={words.loading}>
      <Skeleton className="h-40 w-full rounded-cloth!" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-80 w-full" />
    </SkeletonGroup>
  )
}

function List({ list }: { list: ShoppingList }) {
  const { list: words } = useTexts(texts)
  const isOnline = useIsOnline()
  useLiveOrders()
  const actions = useListActions(list.id)
  const { waiting, isStuck, tick } = useTicks(list.id)
  const isAllCooked = list.meals.length > 0 && list.meals.every(({ cookedAt }) => cookedAt !== null)
  const waitingCount = Object.keys(waiting).length
  return (
    <div className="shopping-list grid gap-6 max-md:pb-28">
      <ListHead list={list} />
      {!isOnline && (
        <Notice tone="warn" isLive title={words.offline} icon={<WifiOff />}>
          {words.offlineText} {waitingCount > 0 && words.waiting(waitingCount)}
        </Notice>
      )}
      {isOnline && isStuck && waitingCount > 0 && (
        <Notice tone="warn" isLive>
          {words.waiting(waitingCount)}
        </Notice>
      )}
      {list.archivedAt !== null && <Notice>{words.isArchived}</Notice>}
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-6">
          <ListActions list={list} />
          <MealServings
            meals={list.meals}
            onChange={(mealId, servings) =>
              actions.mutateAsync({ kind: 'servings', mealId, servings })
            }
          />
          {list.aisles.length === 0 && (
            <Notice tone="ok">{isAllCooked ? words.allCooked : words.nothing}</Notice>
          )}
          {list.aisles.map((aisle) => (
            <AisleSection
              key={aisle.aisle}
              aisle={aisle}
              waiting={waiting}
              onTick={tick}
              onRemoveExtra={(ingredientId) => actions.mutate({ kind: 'remove', ingredientId })}
            />
          ))}
          <div className="print:hidden">
            <Suspense fallback={<Skeleton className="h-12 w-48" />}>
              <AddIngredient
                isPending={actions.isPending}
                onAdd={(ingredientId, grams) =>
                  actions.mutateAsync({ kind: 'add', ingredientId, grams })
                }
              />
            </Suspense>
          </div>
          <ListSums list={list} />
          <PantrySection
            pantry={list.pantry}
            onPutBack={(ingredientId, isPutBack) =>
              actions.mutate({ kind: 'pantry', ingredientId, isPutBack })
            }
          />
        </div>
        <div className="print:hidden lg:sticky lg:top-6">
          <Suspense fallback={<Skeleton className="h-96 w-full rounded-card!" />}>
            <OrderPanel source={{ listId: list.id }} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
