import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { householdQuery } from '#features/household/web/public.ts'
import { Button } from '#ui/actions/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { MealSkeletons } from '../frame/meals-skeleton.tsx'
import { categoriesQuery } from '../queries.ts'
import { menuTexts } from '../texts/menu-texts.ts'
import { useSelection } from '../use-selection.ts'
import { MealCard } from './meal-card.tsx'
import { useDayMenu } from './use-day-menu.ts'
import { useDishNotes, type DishNotes } from './use-dish-notes.ts'

/** Dishes of the first view; of the others the room is kept that the tallest takes. */
const FIRST_DISHES = 3

/** The kitchen's dishes for the open meal time, all or those of a category. */
export function CategoryMenu() {
  const texts = useTexts(menuTexts)
  const { mealTime } = useSelection()
  const [categoryId, setCategoryId] = useState<number>()
  const menu = useDayMenu()
  const { notesOf } = useDishNotes()
  if (menu.isFailed) {
    return (
      <ErrorState title={texts.failed} isRetrying={menu.isFetching} onRetry={menu.retry}>
        {texts.failedLead}
      </ErrorState>
    )
  }
  const dishes = menu.dishes
    ?.filter((item) => item.mealTimes.includes(mealTime))
    .filter((item) => categoryId === undefined || item.categoryId === categoryId)
    .map((item) => ({ item, notes: notesOf(item) }))
    .toSorted((a, b) => Number(isClosed(a.notes)) - Number(isClosed(b.notes)))
  return (
    <section aria-labelledby="menu-title" className="grid min-w-0 grid-cols-1 gap-2 md:gap-5.5">
      <h2 id="menu-title" className="sr-only">
        {texts.title}
      </h2>
      <HouseholdError />
      <Categories value={categoryId} onChange={setCategoryId} />
      <SkipLink href="#tray" label={texts.toTray} className="max-lg:hidden" />
      <SkipLink href="#tray-bar" label={texts.toTray} className="lg:hidden" />
      {dishes === undefined ? (
        <SkeletonGroup label={texts.loading}>
          <MealSkeletons />
        </SkeletonGroup>
      ) : dishes.length === 0 ? (
        <EmptyState
          title={texts.none}
          headingLevel={3}
          className="py-8"
          action={
            categoryId !== undefined && (
              <Button onClick={() => setCategoryId(undefined)}>{texts.clear}</Button>
            )
          }
        >
          {texts.noneLead}
        </EmptyState>
      ) : (
        <>
          <p className="sr-only" aria-live="polite">
            {texts.count(dishes.length)}
          </p>
          <ul className="grid md:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] md:gap-x-5.5 md:gap-y-7">
            {dishes.map(({ item, notes }, place) => (
              <li
                key={item.id}
                className={cx('grid', place >= FIRST_DISHES && 'below-view-112 md:below-view-160')}
              >
                <MealCard item={item} notes={notes} isUrgent={place < FIRST_DISHES} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Without the household nothing on this page is marked; the server still refuses what is unsafe. */
function HouseholdError() {
  const texts = useTexts(menuTexts)
  const { data, isError, isFetching, refetch } = useQuery(householdQuery(useLanguage()))
  if (data || !isError) return null
  return (
    <RetryNotice tone="warn" isRetrying={isFetching} onRetry={() => void refetch()}>
      {texts.householdFailed}
    </RetryNotice>
  )
}

/** Past all dishes, to what is chosen. */
function SkipLink(props: { href: string; label: string; className: string }) {
  return (
    <a
      href={props.href}
      className={cx(
        'sr-only focus-visible:not-sr-only focus-visible:w-fit focus-visible:rounded-field focus-visible:bg-card focus-visible:p-3',
        props.className,
      )}
    >
      {props.label}
    </a>
  )
}

/** Dishes that cannot be had stand after the others. */
const isClosed = ({ isBlocked, isSoldOut }: DishNotes): boolean => isBlocked || isSoldOut

interface CategoriesProps {
  value: number | undefined
  onChange: (categoryId: number | undefined) => void
}

function Categories({ value, onChange }: CategoriesProps) {
  const texts = useTexts(menuTexts)
  const { data } = useQuery(categoriesQuery(useLanguage()))
  const pills = [{ id: undefined, name: texts.all }, ...(data ?? [])]
  return (
    <fieldset
      aria-label={texts.categories}
      className="-mx-(--gutter) flex min-w-0 gap-2 overflow-x-auto px-(--gutter) py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {pills.map(({ id, name }) => (
        <button
          key={id ?? 'all'}
          type="button"
          aria-pressed={value === id}
          onClick={() => onChange(id)}
          className={cx(
            'min-h-11 flex-none rounded-full px-4.5 whitespace-nowrap select-none',
            value === id
              ? 'bg-picked font-strong text-on-picked'
              : 'inset-ring-(length:--line) inset-ring-control hover:bg-sunk',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
