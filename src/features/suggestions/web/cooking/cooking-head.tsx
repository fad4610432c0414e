import { Carrot, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { LanguageSwitch } from '#features/site/web/public.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { cx } from '#ui/cx.ts'
import { Plate } from '#ui/food/plate.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { SUGGESTIONS_PATH } from './paths.ts'
import type { Recipe } from './queries.ts'
import { cookingTexts } from './texts.ts'

const PLATE_WIDTH = 560

/** The cloth with the dish on it, behind the page of the step; it gives way to a long step. */
export function CookingPlate({ recipe, children }: { recipe: Recipe; children: ReactNode }) {
  const isVegan = recipe.diets.includes('vegan')
  return (
    <Cloth
      colour={clothOf({ cuisine: recipe.cuisineType, isVegan })}
      corner="none"
      className="flex min-h-34 shrink-1000 basis-73 flex-col"
    >
      {children}
      <div className="relative min-h-0 flex-1 lg:grid lg:place-items-center lg:p-10 lg:pe-18">
        <Plate
          slug={recipe.slug}
          version={PLATES_VERSION}
          size={PLATE_WIDTH}
          alt=""
          isUrgent
          className="absolute inset-x-0 top-3 mx-auto w-82 lg:static lg:w-full lg:max-w-[35rem]"
        />
      </div>
    </Cloth>
  )
}

interface CookingHeadProps {
  title: string
  position: number
  count: number
  onOpenIngredients: () => void
}

export function CookingHead({ title, position, count, onOpenIngredients }: CookingHeadProps) {
  const { page, step } = useTexts(cookingTexts)
  return (
    <header className="relative z-10 lg:py-4 lg:ps-4 lg:pe-12">
      <div className="flex items-center gap-1 px-2 py-2.5">
        <a
          href={SUGGESTIONS_PATH}
          aria-label={page.close}
          title={page.close}
          className="grid size-11 flex-none place-items-center rounded-field hover:bg-on-cloth/10"
        >
          <X />
        </a>
        <h1 className="min-w-0 flex-1 truncate text-center font-text text-md font-strong tracking-normal">
          {title}
        </h1>
        <LanguageSwitch className="min-h-11 rounded-field px-3 font-strong hover:bg-on-cloth/10 max-lg:hidden" />
        <IconButton
          label={step.ingredients}
          icon={<Carrot />}
          onClick={onOpenIngredients}
          className="hover:bg-on-cloth/10!"
        />
      </div>
      <div aria-hidden="true" className="flex gap-1.5 px-5">
        {Array.from({ length: count }, (_, segment) => (
          <span
            key={segment}
            className={cx(
              'mark h-1.5 flex-1 rounded-full',
              segment <= position ? 'bg-on-cloth' : 'bg-on-cloth/20',
            )}
          />
        ))}
      </div>
    </header>
  )
}
