import { listAllergens } from '#shared/food/list-allergens.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { KitchenReview } from '../queries.ts'
import { reviewTexts } from './review-texts.ts'

type Dish = KitchenReview['menu'][number]

/** Every dish with its price and what it contains. */
export function ReviewMenu({ menu }: Pick<KitchenReview, 'menu'>) {
  const words = useTexts(reviewTexts)
  return (
    <div className="grid gap-2">
      <h3 className="num text-lg">{menu.length === 0 ? words.noMenu : words.menu(menu.length)}</h3>
      <ul className="grid">
        {menu.map((dish) => (
          <SeenDish key={dish.id} dish={dish} />
        ))}
      </ul>
    </div>
  )
}

function SeenDish({ dish }: { dish: Dish }) {
  const words = useTexts(reviewTexts)
  const language = useLanguage()
  return (
    <li className="grid gap-1 border-t-line border-hairline py-2.5 first:border-t-0">
      <div className="num flex items-baseline justify-between gap-4">
        <span className="font-strong">{dish.name}</span>
        <Price dirhams={dish.price} />
      </div>
      <p className="text-note text-muted">
        {dish.allergens.length === 0
          ? words.containsNone
          : words.contains(listAllergens(dish.allergens, language))}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {dish.askedAllergens.length > 0 && (
          <Chip tone="warn">{words.asked(listAllergens(dish.askedAllergens, language))}</Chip>
        )}
        {dish.isOwn && <Chip tone="quiet">{words.own}</Chip>}
        {!dish.canBeHad && <Chip tone="quiet">{words.notToBeHad}</Chip>}
      </div>
    </li>
  )
}
