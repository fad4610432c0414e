import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { Plate } from '#ui/food/plate.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Suggestion } from '../queries.ts'
import { texts } from '../texts.ts'

interface CardClothProps {
  suggestion: Pick<Suggestion, 'cuisineType' | 'mealType' | 'slug' | 'reasons'>
}

/** The cloth of the cuisine with the first reason as its headline; the plate runs off the end. */
export function CardCloth({ suggestion }: CardClothProps) {
  const { card } = useTexts(texts)
  const { cuisineType: cuisine, mealType, slug, reasons } = suggestion
  const [first] = reasons
  return (
    <Cloth
      colour={clothOf({ cuisine, ...(mealType === 'breakfast' && { category: mealType }) })}
      corner="none"
      className="@container h-49"
    >
      <Plate
        slug={slug}
        version={PLATES_VERSION}
        size={290}
        alt=""
        className="land absolute -end-8 top-1.5 w-50 max-w-none @min-[30rem]:-end-4.5 @min-[30rem]:-top-6.5 @min-[30rem]:w-72.5"
      />
      {first && (
        <p className="absolute start-5.5 top-5.5 max-w-[45%]">
          <span className="mb-1 block text-sm text-on-cloth-muted">{card.why}</span>
          <span className="display block text-lg leading-snug">{first.text}</span>
        </p>
      )}
    </Cloth>
  )
}
