import { useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import { MEAL_CATEGORY_NAMES } from '#shared/food/food.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { addDish } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { isNamed } from './is-named.ts'
import { menuTexts } from './menu-texts.ts'
import { AFTER_MENU, catalogueQuery, type CatalogueDish } from './queries.ts'

const SHOWN_MAX = 40

/** Dishes that every kitchen may offer, each with the price it would have here. */
export function CatalogueSheet({ onClose }: { onClose: () => void }) {
  const { catalogue: texts, page } = useTexts(menuTexts)
  const { data, error, isFetching, refetch } = useQuery(catalogueQuery(useLanguage()))
  const [search, setSearch] = useState('')
  const found = data?.filter((dish) => isNamed(dish, search)) ?? []
  return (
    <Sheet isOpen onClose={onClose} title={texts.title} wide="end">
      <div className="grid gap-4 pt-2">
        <TextField
          label={texts.search}
          isLabelHidden
          type="search"
          start={<Search className="text-muted" />}
          placeholder={page.searchPlaceholder}
          value={search}
          onChange={setSearch}
          autoComplete="off"
        />
        {data === undefined ? (
          error ? (
            <ErrorState
              title={texts.loadFailed}
              headingLevel={3}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            >
              {page.failedLead}
            </ErrorState>
          ) : (
            <SkeletonGroup label={texts.loading}>
              {[1, 2, 3, 4].map((place) => (
                <Skeleton key={place} className="h-18 rounded-tile" />
              ))}
            </SkeletonGroup>
          )
        ) : found.length === 0 ? (
          <p className="text-muted">{data.length === 0 ? texts.empty : texts.noneFound}</p>
        ) : (
          <ul className="grid gap-1">
            {found.slice(0, SHOWN_MAX).map((dish) => (
              <li key={dish.dishId} className="border-b-line border-hairline py-3 last:border-0">
                <CatalogueRow dish={dish} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  )
}

function CatalogueRow({ dish }: { dish: CatalogueDish }) {
  const { catalogue: texts, dish: dishTexts } = useTexts(menuTexts)
  const { refusals } = useTexts(messages)
  const language = useLanguage()
  const [price, setPrice] = useState(String(dish.price))
  const [isInvalid, setInvalid] = useState(false)
  const add = useAction(addDish, {
    done: texts.added(dish.name),
    failed: texts.failed,
    isErrorInPage: true,
    refreshes: AFTER_MENU,
  })
  const submit = () => {
    const dirhams = Number(toLatinDigits(price).replace(',', '.'))
    const isPrice = dirhams > 0 && /^\d+([.,]\d{1,2})?$/.test(toLatinDigits(price).trim())
    setInvalid(!isPrice)
    if (isPrice) add.mutate({ dishId: dish.dishId, price: dirhams })
  }
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2">
      <Plate slug={dish.slug} version={PLATES_VERSION} size={56} alt="" />
      <div className="min-w-0">
        <h3 className="text-md font-strong">{dish.name}</h3>
        <p className="text-note text-muted">
          {MEAL_CATEGORY_NAMES[dish.category][language]} · {dishTexts.kcal(dish.calories)}
        </p>
      </div>
      <div className="col-span-full flex items-start gap-2.5">
        <TextField
          label={texts.price(dish.name)}
          isLabelHidden
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={price}
          onChange={setPrice}
          errorMessage={isInvalid ? refusals.dish_price_invalid : add.failure}
          className="flex-1"
        />
        <Button
          variant="soft"
          className="min-h-13"
          aria-label={texts.addNamed(dish.name)}
          isPending={add.isPending}
          onClick={submit}
        >
          <Plus />
          {texts.add}
        </Button>
      </div>
    </div>
  )
}
