import { Check } from 'lucide-react'
import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { cx } from '#ui/cx.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { DishCard } from '#ui/food/dish-card.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { dishOf } from '../optimistic.ts'
import { extrasWith } from '../paid-day.ts'
import type { MenuItem } from '../queries.ts'
import { menuTexts } from '../texts/menu-texts.ts'
import { useMealName } from '../use-meal-name.ts'
import { useSelection } from '../use-selection.ts'
import { DAY_NOTICE_ID } from '../frame/day-notice.tsx'
import { DishDiets } from './dish-diets.tsx'
import { DishNotesList, hasNotes } from './dish-notes-list.tsx'
import type { DishNotes } from './use-dish-notes.ts'

interface MealCardProps {
  item: MenuItem
  notes: DishNotes
  isUrgent: boolean
}

/** A dish of the menu with its place on the open day. */
export function MealCard({ item, notes, isUrgent }: MealCardProps) {
  const texts = useTexts(menuTexts)
  const language = useLanguage()
  const { selection, day, mealTime, choices, show } = useSelection()
  const nameOf = useMealName()
  const lines = day.meals.filter(({ mealItemId }) => mealItemId === item.id)
  const line = lines.find((known) => known.mealTime === mealTime)
  const isPaid = extrasWith(day, mealTime, 1) === 0
  const needsCard = !isPaid && !selection.canBuyExtras
  const open = () =>
    show({ kind: 'dish', mealItemId: item.id, ...(line !== undefined && { line }) })
  const add = () =>
    choices.add(dishOf(item), { date: day.day, mealTime, quantity: 1, specialInstructions: '' })
  return (
    <DishCard
      name={item.name}
      description={item.description}
      plate={{ slug: item.slug, version: PLATES_VERSION }}
      cloth={clothOf({ cuisine: item.cuisineType, isVegan: item.isVegan })}
      isPicked={line !== undefined}
      isUrgent={isUrgent}
      soldOut={notes.isSoldOut && !line ? texts.soldOut : undefined}
      onOpen={open}
      badge={
        lines.length > 0 &&
        lines.map((known) => (
          <Chip key={known.id} tone="picked" icon={<Check className="size-4" />}>
            {nameOf(known.mealTime)}
          </Chip>
        ))
      }
      facts={
        <>
          <span>{texts.kcal(item.calories)}</span>
          <span>{texts.protein(Math.round(item.protein))}</span>
          <span>{CUISINE_NAMES[item.cuisineType][language]}</span>
          <DishPrice
            dirhams={item.price}
            isCharged={!isPaid && day.state === 'open' && line === undefined}
          />
        </>
      }
      chips={<DishDiets item={item} />}
      notes={hasNotes(notes) && <DishNotesList notes={notes} />}
      {...(day.state === 'open' && {
        action: line
          ? {
              label: line.quantity > 1 ? texts.addedTimes(line.quantity) : texts.added,
              onPress: open,
            }
          : {
              label: texts.add,
              onPress: add,
              isDisabled: notes.isBlocked || needsCard,
              reasonId: notes.isBlocked || !needsCard ? undefined : DAY_NOTICE_ID,
            },
      })}
    />
  )
}

/** What a portion past the paid ones costs; it stands out where the next one would be such. */
function DishPrice({ dirhams, isCharged }: { dirhams: number; isCharged: boolean }) {
  const { extra } = useTexts(menuTexts)
  return (
    <span className={cx(isCharged && 'font-strong text-ink')}>
      <Price dirhams={dirhams} {...(isCharged && { prefix: '+' })} /> {extra}
    </span>
  )
}
