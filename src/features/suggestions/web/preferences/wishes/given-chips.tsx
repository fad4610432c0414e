import type { ReactNode } from 'react'
import { Chip, type ChipProps } from '#ui/feedback/chip.tsx'

interface GivenChipsProps {
  label: string
  hint?: ReactNode
  names: readonly string[]
  tone?: ChipProps['tone']
  icon?: ReactNode
}

/** What is given elsewhere and only shown here. */
export function GivenChips({ label, hint, names, tone, icon }: GivenChipsProps) {
  return (
    <div className="grid gap-2">
      <div>
        <p className="text-note font-strong">{label}</p>
        {hint && <p className="text-note text-muted">{hint}</p>}
      </div>
      {names.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name}>
              <Chip tone={tone} icon={icon}>
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
