import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { DishNotesList } from '../menu/dish-notes-list.tsx'
import { useDayMenu } from '../menu/use-day-menu.ts'
import { useDishNotes } from '../menu/use-dish-notes.ts'
import { dishOf } from '../optimistic.ts'
import type { ChosenMeal, MenuItem } from '../queries.ts'
import { menuTexts } from '../texts/menu-texts.ts'
import { useSelection } from '../use-selection.ts'

/** Another dish in the place of a chosen one. */
export function SwapSheet({ line }: { line: ChosenMeal }) {
  const { swap, loading } = useTexts(menuTexts)
  const { day, close } = useSelection()
  const menu = useDayMenu()
  const taken = new Set(
    day.meals.filter(({ mealTime }) => mealTime === line.mealTime).map((meal) => meal.mealItemId),
  )
  const dishes = menu.dishes?.filter(
    (item) => item.mealTimes.includes(line.mealTime) && !taken.has(item.id),
  )
  return (
    <Sheet isOpen onClose={close} title={swap.title(line.name)} wide="end">
      <p className="text-muted">{dishes?.length === 0 ? swap.none : swap.lead}</p>
      {dishes === undefined ? (
        <SkeletonGroup label={loading}>
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </SkeletonGroup>
      ) : (
        <ul>
          {dishes.map((item) => (
            <SwapRow key={item.id} item={item} line={line} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}

function SwapRow({ item, line }: { item: MenuItem; line: ChosenMeal }) {
  const texts = useTexts(menuTexts)
  const { choices, close } = useSelection()
  const { notesOf } = useDishNotes()
  const notes = notesOf(item)
  const noteId = `swap-${item.id}`
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b-line border-hairline py-3">
      <Cloth colour={clothOf({ cuisine: item.cuisineType })} corner="tile" className="p-1.5">
        <Plate
          slug={item.slug}
          version={PLATES_VERSION}
          size={64}
          alt=""
          className="h-auto w-full"
        />
      </Cloth>
      <div id={noteId} className="leading-snug">
        <p className="font-strong">{item.name}</p>
        <p className="num text-sm text-muted">
          {texts.kcal(item.calories)} · {texts.protein(Math.round(item.protein))}
          {line.extraQuantity > 0 && (
            <>
              {' · '}
              <Price dirhams={item.price} prefix="+" />
            </>
          )}
        </p>
        <DishNotesList notes={notes} />
        {notes.isSoldOut && <p className="text-sm font-strong text-warn">{texts.soldOut}</p>}
      </div>
      <Button
        variant="line"
        size="sm"
        aria-label={texts.swap.chooseNamed(item.name)}
        aria-describedby={noteId}
        isDisabled={notes.isBlocked || notes.isSoldOut}
        onClick={() => {
          close()
          choices.swap(line, dishOf(item))
        }}
      >
        {texts.swap.choose}
      </Button>
    </li>
  )
}
