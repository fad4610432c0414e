import { ShieldCheck } from 'lucide-react'
import { ALLERGEN_NAMES, DIET_NAMES } from '#shared/food/food.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { listInWords, partsOfList } from '../list-in-words.ts'
import type { SuggestionDay } from '../queries.ts'
import { texts } from '../texts.ts'

/** What is left out for the household, and that labels are still to be read. */
export function AllergyStrip({ day }: { day: SuggestionDay }) {
  const { strip } = useTexts(texts)
  const language = useLanguage()
  const allergens = day.allergens.map((allergen) => ALLERGEN_NAMES[allergen][language])
  const diets = day.diets.map((diet) => DIET_NAMES[diet][language])
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 rounded-tile bg-info-tint px-4.5 py-1.5">
      <p className="flex min-w-0 flex-1 basis-80 items-start gap-3.5 py-1.5">
        <ShieldCheck className="mt-0.5 text-info" />
        <span>
          {allergens.length > 0 ? (
            <>
              {strip.leavingOut}{' '}
              {partsOfList(allergens, language).map(({ type, value }, index) =>
                type === 'element' ? (
                  <strong key={index} className="font-strong">
                    {value}
                  </strong>
                ) : (
                  value
                ),
              )}
              {'. '}
            </>
          ) : (
            <>{strip.noAllergies} </>
          )}
          {diets.length > 0 && (
            <>
              {strip.diets} {listInWords(diets, language)}
              {'. '}
            </>
          )}
          {strip.check}
        </span>
      </p>
      <span className="flex flex-wrap gap-x-5">
        <a href="/dashboard/household" className="text-link inline-flex min-h-11 items-center">
          {strip.edit}
        </a>
        <a
          href="/dashboard/meal-preferences"
          className="text-link inline-flex min-h-11 items-center"
        >
          {strip.wishes}
        </a>
      </span>
    </div>
  )
}
