import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { AllergyNote } from '#features/household/web/public.ts'
import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { CUISINE_NAMES, type Diet } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { DietChips } from './diet-chips.tsx'
import { menuQuery, type MenuItem } from './queries.ts'

const FIRST_DISHES = 4
/** A box that scrolls must be reachable without a mouse. */
const SCROLLER = {
  tabIndex: 0,
  className: 'w-full max-h-120 overflow-y-auto overscroll-contain pe-1',
}
const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-4'

export interface KitchenMenuProps {
  restaurantId: number
  diets: readonly Diet[]
  onDietsChange: (diets: Diet[]) => void
}

/** What a kitchen cooks, filtered by the chosen diets: a first row, then the whole list. */
export function KitchenMenu({ restaurantId, diets, onDietsChange }: KitchenMenuProps) {
  const language = useLanguage()
  const { menu } = useTexts(messages)
  const { data, error, isFetching, refetch } = useQuery(menuQuery(language, restaurantId))
  const dishes = data?.filter((item) => diets.every((diet) => item.diets.includes(diet)))
  return (
    <div className="grid grid-cols-1 gap-3.5 border-t-line border-hairline pt-3.5">
      <DietChips value={diets} onChange={onDietsChange} />
      {error ? (
        <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
          {menu.failed}
        </RetryNotice>
      ) : dishes === undefined ? (
        <MenuSkeleton />
      ) : dishes.length === 0 ? (
        <Notice
          action={
            <Button size="sm" variant="line" onClick={() => onDietsChange([])}>
              {menu.clear}
            </Button>
          }
        >
          {menu.empty}
        </Notice>
      ) : (
        <Dishes dishes={dishes} />
      )}
    </div>
  )
}

function Dishes({ dishes }: { dishes: readonly MenuItem[] }) {
  const { menu } = useTexts(messages)
  const [isWhole, setWhole] = useState(false)
  const listId = useId()
  return (
    <div className="grid justify-items-start gap-2">
      <section
        id={listId}
        aria-label={menu.list}
        {...(isWhole ? SCROLLER : { className: 'w-full' })}
      >
        <ul className={GRID}>
          {dishes.slice(0, isWhole ? undefined : FIRST_DISHES).map((item) => (
            <Dish key={item.id} item={item} />
          ))}
        </ul>
      </section>
      {dishes.length > FIRST_DISHES && (
        <Button
          variant="plain"
          size="sm"
          className="-ms-4 underline"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? menu.fewer : menu.all(dishes.length)}
        </Button>
      )}
    </div>
  )
}

function Dish({ item }: { item: MenuItem }) {
  const language = useLanguage()
  const { menu } = useTexts(messages)
  const diet = item.isVegan ? menu.vegan : item.isVegetarian ? menu.vegetarian : undefined
  const facts = [menu.kcal(item.calories), diet ?? CUISINE_NAMES[item.cuisineType][language]]
  return (
    <li className="grid content-start gap-1">
      <Cloth
        colour={clothOf({ cuisine: item.cuisineType })}
        corner="tile"
        className="grid place-items-center p-2"
      >
        <Plate
          slug={item.slug}
          version={PLATES_VERSION}
          size={120}
          alt=""
          className="h-auto w-full"
        />
      </Cloth>
      <span className="text-note font-strong">{item.name}</span>
      <span className="num text-sm text-muted">{facts.join(' · ')}</span>
      <AllergyNote allergens={item.allergens} mayContain={item.mayContain} />
    </li>
  )
}

function MenuSkeleton() {
  const { menu } = useTexts(messages)
  return (
    <SkeletonGroup label={menu.loading}>
      <div className={GRID}>
        {Array.from({ length: FIRST_DISHES }, (_, index) => (
          <div key={index} data-skeleton="dish" className="grid gap-2">
            <Skeleton className="aspect-square w-full rounded-tile" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
