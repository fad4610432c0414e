import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Fallback } from '#features/meals/rules.ts'
import { FallbackChoice } from './fallback-choice.tsx'
import { fallbackTexts } from './fallback-texts.ts'

interface FallbackLineProps {
  value: Fallback
  onChange: (value: Fallback) => void
}

/** The rule of a new plan, one line long until someone wants another. */
export function FallbackLine({ value, onChange }: FallbackLineProps) {
  const texts = useTexts(fallbackTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <Card className="p-4 md:p-5">
      {isOpen ? (
        <FallbackChoice value={value} onChange={onChange} />
      ) : (
        <div className="flex items-center gap-3">
          <p className="min-w-0 flex-1">
            <span className="block text-note text-muted">{texts.title}</span>
            <span className="block">{texts.options[value]}</span>
          </p>
          <Button
            variant="plain"
            size="sm"
            aria-label={`${texts.change}: ${texts.title}`}
            onClick={() => setOpen(true)}
          >
            {texts.change}
          </Button>
        </div>
      )}
    </Card>
  )
}
