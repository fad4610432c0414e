import { CalendarX2, CircleHelp, ChevronDown, ChevronUp, Pencil } from 'lucide-react'
import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { formatDay } from '#shared/dates.ts'
import { ALLERGEN_NAMES } from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { cx } from '#ui/cx.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { menuTexts } from './menu-texts.ts'
import type { KitchenDish } from './queries.ts'

export interface DishRowProps {
  dish: KitchenDish
  onEdit: () => void
  onAvailability: () => void
  /** Left out where there is nothing above or below it. */
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
}

export const allergensInWords = (
  allergens: KitchenDish['facts']['allergens'],
  language: Language,
): string =>
  new Intl.ListFormat(language === 'ar' ? 'ar-AE' : 'en-GB', { type: 'conjunction' }).format(
    allergens.map((allergen) => {
      const name = ALLERGEN_NAMES[allergen][language]
      return language === 'en' ? name.toLowerCase() : name
    }),
  )

/** A dish as its kitchen sees it: what it holds, its state, what can be done with it. */
export function DishRow({ dish, ...actions }: DishRowProps) {
  const { dish: texts } = useTexts(menuTexts)
  const language = useLanguage()
  const isGone = dish.state !== 'available'
  return (
    <Card className="grid grid-cols-[5.5rem_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-4 gap-y-3 p-3.5">
      <Cloth
        colour={clothOf({
          cuisine: dish.cuisine,
          category: dish.category,
          isVegan: dish.facts.diets.includes('vegan'),
        })}
        corner="tile"
        className={cx('grid size-22 place-items-center self-start', isGone && 'saturate-50')}
      >
        <Plate slug={dish.slug} version={PLATES_VERSION} size={80} alt="" />
      </Cloth>
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="min-w-0 text-lg">{dish.name}</h3>
          <Price dirhams={dish.price} className="font-strong" />
        </div>
        <p className="text-note text-muted">
          <span className="whitespace-nowrap">{texts.kcal(dish.facts.calories)}</span> ·{' '}
          <span className="whitespace-nowrap">{texts.protein(dish.facts.protein)}</span> ·{' '}
          <span className="whitespace-nowrap">{texts.minutes(dish.minutes)}</span>
        </p>
        <p className="text-note">
          {dish.facts.allergens.length > 0
            ? texts.contains(allergensInWords(dish.facts.allergens, language))
            : texts.noAllergens}
        </p>
        {dish.askedAllergens.length > 0 && (
          <p className="flex gap-1.5 text-note font-strong text-warn">
            <CircleHelp className="mt-0.5 size-4.5 flex-none" />
            {texts.asked(allergensInWords(dish.askedAllergens, language))}
          </p>
        )}
        <DishChips dish={dish} />
      </div>
      <DishActions dish={dish} {...actions} />
    </Card>
  )
}

function DishChips({ dish }: { dish: KitchenDish }) {
  const { dish: texts } = useTexts(menuTexts)
  const language = useLanguage()
  return (
    <div className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
      {dish.state === 'sold_out' && <Chip tone="bad">{texts.soldOut}</Chip>}
      {dish.state === 'until' && dish.soldOutUntil !== null && (
        <Chip tone="warn">
          {texts.soldOutUntil(formatDay(dish.soldOutUntil, language, 'short'))}
        </Chip>
      )}
      {dish.dailyLimit !== null && <Chip tone="info">{texts.limit(dish.dailyLimit)}</Chip>}
      {dish.isOwn && <Chip>{texts.own}</Chip>}
      {dish.hasPhoto && <Chip>{texts.photo}</Chip>}
    </div>
  )
}

function DishActions({ dish, onEdit, onAvailability, onUp, onDown }: DishRowProps) {
  const { dish: texts } = useTexts(menuTexts)
  return (
    <div className="col-span-full flex items-center gap-1.5">
      <Button
        variant="soft"
        size="sm"
        aria-label={texts.availabilityOf(dish.name)}
        onClick={onAvailability}
      >
        <CalendarX2 />
        {texts.availability}
      </Button>
      <span className="ms-auto flex">
        {onUp && <IconButton label={texts.up(dish.name)} icon={<ChevronUp />} onClick={onUp} />}
        {onDown && (
          <IconButton label={texts.down(dish.name)} icon={<ChevronDown />} onClick={onDown} />
        )}
        <IconButton label={texts.edit(dish.name)} icon={<Pencil />} onClick={onEdit} />
      </span>
    </div>
  )
}
