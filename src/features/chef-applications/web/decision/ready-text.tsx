import { Select } from '#ui/choices/select.tsx'
import { useTexts } from '#ui/texts.ts'
import { adminTexts } from '../admin/texts.ts'

interface ReadyTextProps {
  /** In the language of the applicant. */
  texts: Readonly<Record<string, string>>
  label: string
  value: string
  onPick: (text: string) => void
}

/** A sentence that is written often, to begin with. */
export function ReadyText({ texts, label, value, onPick }: ReadyTextProps) {
  const { decide } = useTexts(adminTexts)
  const picked = Object.keys(texts).find((name) => texts[name] === value) ?? null
  return (
    <Select
      label={`${decide.template}: ${label}`}
      isLabelHidden
      placeholder={decide.template}
      value={picked}
      onChange={(name) => name !== null && onPick(texts[name] ?? '')}
      options={Object.entries(texts).map(([name, text]) => ({ value: name, label: text }))}
    />
  )
}
