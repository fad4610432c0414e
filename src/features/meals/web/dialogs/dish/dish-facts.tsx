import type { ReactNode } from 'react'
import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { ALLERGEN_NAMES, CUISINE_NAMES } from '#shared/food/food.ts'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { DishDiets } from '../../menu/dish-diets.tsx'
import type { DayDish, MenuItem } from '../../queries.ts'
import { menuTexts } from '../../texts/menu-texts.ts'

interface DishFactsProps {
  item: MenuItem
  ingredients: DayDish['ingredients']
}

/** Plate, nutrients, allergens: all that a household wants to know before it chooses. */
export function DishFacts({ item, ingredients }: DishFactsProps) {
  const { dish } = useTexts(menuTexts)
  const language = useLanguage()
  const comma = language === 'ar' ? '، ' : ', '
  const allergens = item.allergens.map((allergen) => ALLERGEN_NAMES[allergen][language])
  return (
    <>
      <Cloth
        colour={clothOf({ cuisine: item.cuisineType, isVegan: item.isVegan })}
        className="grid place-items-center p-4"
      >
        <Plate
          slug={item.slug}
          version={PLATES_VERSION}
          size={220}
          alt=""
          className="h-auto w-52"
        />
      </Cloth>
      <p className="mt-4">{item.description}</p>
      <div className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        <DishDiets item={item} />
      </div>
      <dl className="num mt-4 grid grid-cols-4 gap-2 text-center">
        <Nutrient name={dish.kcal} amount={item.calories} />
        <Nutrient name={dish.protein} amount={item.protein} unit={dish.gram} />
        <Nutrient name={dish.carbs} amount={item.carbs} unit={dish.gram} />
        <Nutrient name={dish.fat} amount={item.fat} unit={dish.gram} />
      </dl>
      <dl className="mt-4 grid gap-2 text-note">
        <Fact name={dish.allergens}>
          {allergens.length > 0 ? allergens.join(comma) : dish.noAllergens}
        </Fact>
        {ingredients.length > 0 && (
          <Fact name={dish.ingredients}>{ingredients.map(({ name }) => name).join(comma)}</Fact>
        )}
        <Fact name={dish.cuisine}>{CUISINE_NAMES[item.cuisineType][language]}</Fact>
        <Fact name={dish.price}>
          <Price dirhams={item.price} />
        </Fact>
      </dl>
    </>
  )
}

function Nutrient({ name, amount, unit }: { name: string; amount: number; unit?: string }) {
  return (
    <div className="flex flex-col-reverse rounded-field bg-sunk px-1 py-2">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-strong">
        {Math.round(amount)}
        {unit !== undefined && ` ${unit}`}
      </dd>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
