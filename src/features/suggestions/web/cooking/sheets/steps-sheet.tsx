import { Timer } from 'lucide-react'
import { LanguageSwitch } from '#features/site/web/public.ts'
import { cx } from '#ui/cx.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import type { RecipeStep } from '../queries.ts'
import { cookingTexts } from '../texts.ts'
import { formatClock } from '../timing/timers.ts'

interface StepsSheetProps {
  steps: readonly RecipeStep[]
  currentStep: number
  onGo: (step: number) => void
  onClose: () => void
}

/** Every step at a glance, each a way there; and the other language. */
export function StepsSheet({ steps, currentStep, onGo, onClose }: StepsSheetProps) {
  const { step: texts } = useTexts(cookingTexts)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.steps}
      wide="end"
      footer={
        <LanguageSwitch className="min-h-11 rounded-field px-4 font-strong underline underline-offset-4 hover:bg-sunk" />
      }
    >
      <ol className="-mx-3 grid gap-1">
        {steps.map((step, position) => (
          <li key={step.text}>
            <button
              type="button"
              aria-current={position === currentStep ? 'step' : undefined}
              onClick={() => onGo(position)}
              className={cx(
                'grid w-full grid-cols-[2rem_minmax(0,1fr)] items-start gap-2 rounded-tile px-3 py-3 text-start hover:bg-sunk aria-[current]:bg-sunk',
                position < currentStep && 'text-muted',
              )}
            >
              <span className="display num text-lg font-bold">{position + 1}</span>
              <span className="grid gap-1">
                <span>{step.text}</span>
                {step.timerSeconds !== null && (
                  <span className="inline-flex items-center gap-1.5 text-note font-strong">
                    <Timer />
                    <bdi dir="ltr" className="num">
                      {formatClock(step.timerSeconds * 1000)}
                    </bdi>
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
