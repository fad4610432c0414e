import { useInfiniteQuery } from '@tanstack/react-query'
import { Archive, Plus } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Tabs } from '#ui/navigation/tabs.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { RecentOrders } from '../order/recent-orders.tsx'
import { listsQuery } from '../queries.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { texts } from '../texts.ts'
import { useLiveOrders } from '../use-live-orders.ts'
import { ListCard } from './list-card.tsx'
import { MealList } from './meal-list.tsx'

const MealOrderDialog = lazyPart(
  async () => (await import('../order/meal-order-dialog.tsx')).MealOrderDialog,
)
const MealTracker = lazyPart(async () => (await import('../order/meal-tracker.tsx')).MealTracker)
const CreateDialog = lazyPart(async () => (await import('./create-dialog.tsx')).CreateDialog)

export const SHOPPING_TABS = ['lists', 'orders'] as const
export type ShoppingTab = (typeof SHOPPING_TABS)[number]

interface ShoppingListsPageProps {
  tab: ShoppingTab
  onTab: (tab: ShoppingTab) => void
  /** The accepted meal that a list is wanted of. */
  mealId?: number | undefined
  /** Accepted meals that one list is wanted of. */
  listedIds?: readonly number[] | undefined
  onListClosed: () => void
  /** The accepted meal whose ingredients are to be ordered. */
  againId?: number | undefined
  /** The accepted meal whose order is looked for. */
  trackedId?: number | undefined
  onOrderClosed: () => void
}

export function ShoppingListsPage(props: ShoppingListsPageProps) {
  const { tab, onTab, mealId, listedIds, againId, trackedId, onOrderClosed } = props
  const { page } = useTexts(texts)
  const [isCreating, setIsCreating] = useState(false)
  useLiveOrders()
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-4xl">{page.title}</h1>
          <p className="text-muted">{page.lead}</p>
        </div>
        <Button onClick={() => setIsCreating(true)}>
          <Plus />
          {page.create}
        </Button>
      </div>
      {mealId !== undefined && <MealList key={mealId} mealId={mealId} />}
      {trackedId !== undefined && (
        <Suspense>
          <MealTracker key={trackedId} mealId={trackedId} />
        </Suspense>
      )}
      <Tabs
        label={page.tabs}
        value={tab}
        onChange={(id) => onTab(id === 'orders' ? 'orders' : 'lists')}
        tabs={[
          { id: 'lists', label: page.all, content: <Lists /> },
          { id: 'orders', label: page.recent, content: <RecentOrders /> },
        ]}
      />
      {againId !== undefined && (
        <Suspense>
          <MealOrderDialog key={againId} mealId={againId} onClose={onOrderClosed} />
        </Suspense>
      )}
      {(isCreating || listedIds) && (
        <Suspense>
          <CreateDialog
            key={listedIds?.join()}
            mealIds={listedIds}
            onClose={listedIds ? props.onListClosed : () => setIsCreating(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The lists in use, and on demand those that were put away. */
function Lists() {
  const { page } = useTexts(texts)
  const [isOpen, setIsOpen] = useState(false)
  const archiveId = useId()
  return (
    <div className="grid gap-6">
      <ListsOf isArchived={false} />
      <div className="grid gap-4">
        <Button
          variant="plain"
          size="sm"
          className="justify-self-start"
          aria-expanded={isOpen}
          aria-controls={archiveId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Archive />
          {page.archive}
        </Button>
        <div id={archiveId} hidden={!isOpen}>
          {isOpen && <ListsOf isArchived />}
        </div>
      </div>
    </div>
  )
}

function ListsOf({ isArchived }: { isArchived: boolean }) {
  const { page } = useTexts(texts)
  const query = useInfiniteQuery(listsQuery(useLanguage(), isArchived))
  const lists = query.data?.pages.flatMap((one) => one.lists)
  if (!lists && query.error) {
    return (
      <ErrorState
        title={page.failed}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        reference={query.error instanceof CallError ? query.error.requestId : undefined}
      >
        {errorText(query.error, page.failedText)}
      </ErrorState>
    )
  }
  if (!lists) {
    return (
      <SkeletonGroup label={page.loading}>
        <Skeleton className="h-32 w-full rounded-card!" />
        <Skeleton className="h-32 w-full rounded-card!" />
      </SkeletonGroup>
    )
  }
  if (lists.length === 0 && isArchived) return <p className="text-muted">{page.archiveEmpty}</p>
  if (lists.length === 0) {
    return (
      <EmptyState
        title={page.empty}
        action={
          <a href="/suggestions" data-load className="font-strong underline">
            {page.toSuggestions}
          </a>
        }
      >
        {page.emptyText}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4 lg:grid-cols-2">
        {lists.map((list) => (
          <ListCard key={list.id} list={list} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="soft"
          size="sm"
          className="justify-self-center"
          isPending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {page.older}
        </Button>
      )}
    </div>
  )
}
