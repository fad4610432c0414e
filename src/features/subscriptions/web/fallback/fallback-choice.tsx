import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { useTexts } from '#ui/texts.ts'
import { FALLBACKS, type Fallback } from '#features/meals/rules.ts'
import { fallbackTexts } from './fallback-texts.ts'

interface FallbackChoiceProps {
  value: Fallback
  onChange: (value: Fallback) => void
  isLabelHidden?: boolean
}

/** What comes where nothing is chosen by the cut-off. */
export function FallbackChoice({ value, onChange, isLabelHidden }: FallbackChoiceProps) {
  const texts = useTexts(fallbackTexts)
  return (
    <RadioCards
      label={texts.lead}
      isLabelHidden={isLabelHidden}
      value={value}
      onChange={(next) => next && onChange(next)}
      options={FALLBACKS.map((fallback) => ({
        value: fallback,
        label: texts.options[fallback],
        description: texts.explained[fallback],
      }))}
    />
  )
}
