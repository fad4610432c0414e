import { TriangleAlert } from 'lucide-react'
import { ALLERGEN_NAMES } from '#shared/food/food.ts'
import { cx } from '#ui/cx.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { noteTexts } from '../note-texts.ts'
import type { AllergyWarning } from '../rules.ts'

/** What a dish holds that someone of the household is allergic to; traces in a lighter tone. */
export function AllergyWarnings({ warnings }: { warnings: readonly AllergyWarning[] }) {
  const language = useLanguage()
  const { contains, mayContain } = useTexts(noteTexts)
  return warnings.map(({ allergen, isTrace, names }) => (
    <span
      key={allergen}
      className={cx(
        'flex items-start gap-1.5 text-sm font-strong',
        isTrace ? 'text-warn' : 'text-bad',
      )}
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>{(isTrace ? mayContain : contains)(ALLERGEN_NAMES[allergen][language], names)}</span>
    </span>
  ))
}
