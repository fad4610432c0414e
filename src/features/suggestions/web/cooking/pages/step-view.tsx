import { ListOrdered, Thermometer } from 'lucide-react'
import { useTexts } from '#ui/texts.ts'
import type { RecipeStep } from '../queries.ts'
import { cookingTexts } from '../texts.ts'
import { TimerCard } from '../timing/timer-card.tsx'
import type { Timers } from '../timing/use-timers.ts'

interface StepViewProps {
  steps: readonly RecipeStep[]
  /** Position of the step, from 0. */
  position: number
  step: RecipeStep
  timers: Timers
  onOpenSteps: () => void
}

/** One step to read from across the kitchen. */
export function StepView({ steps, position, step, timers, onOpenSteps }: StepViewProps) {
  const { step: texts } = useTexts(cookingTexts)
  return (
    <div key={position} className="rise-in grid gap-5">
      <div className="grid gap-1">
        <button
          type="button"
          aria-label={`${texts.of(position + 1, steps.length)}. ${texts.steps}`}
          onClick={onOpenSteps}
          className="num -ms-3 inline-flex min-h-11 w-fit items-center gap-2.5 rounded-field px-3 font-strong text-muted hover:bg-sunk"
        >
          {texts.of(position + 1, steps.length)}
          <ListOrdered />
        </button>
        <p className="text-[1.625rem] leading-snug font-strong text-pretty lg:text-[2rem]">
          {step.text}
        </p>
        {step.batches && <p className="num text-lg text-muted">{step.batches}</p>}
      </div>
      <NeedChips steps={steps} step={step} />
      {step.timerSeconds !== null && (
        <TimerCard step={position} seconds={step.timerSeconds} timers={timers} />
      )}
    </div>
  )
}

/** What goes in. An ingredient that several steps share shows its whole amount as such. */
function NeedChips({ steps, step }: { steps: readonly RecipeStep[]; step: RecipeStep }) {
  const { step: texts } = useTexts(cookingTexts)
  if (step.uses.length === 0 && step.coreC === null) return null
  const isShared = (name: string) =>
    steps.filter(({ uses }) => uses.some((one) => one.name === name)).length > 1
  return (
    <ul aria-label={texts.goesIn} className="flex flex-wrap gap-2">
      {step.uses.map(({ name, amount }) => (
        <li key={name} className="rounded-[1.125rem] bg-sunk px-3.5 py-1.5">
          <b className="num font-strong">
            <bdi>{amount}</bdi>
          </b>{' '}
          {name} {isShared(name) && <span className="text-muted">{texts.inAll}</span>}
        </li>
      ))}
      {step.coreC !== null && (
        <li className="inline-flex items-center gap-1.5 rounded-[1.125rem] bg-warn-tint px-3.5 py-1.5 font-strong text-warn">
          <Thermometer />
          <bdi>{texts.core(step.coreC)}</bdi>
        </li>
      )}
    </ul>
  )
}
