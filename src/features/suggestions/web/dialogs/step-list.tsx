import { Thermometer, Timer } from 'lucide-react'
import { Chip } from '#ui/feedback/chip.tsx'
import { StarNumber } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Recipe } from '../queries.ts'
import { dialogTexts } from './texts.ts'

/** One step below the other, with what goes in and how long it takes. */
export function StepList({ steps }: { steps: Recipe['cookingSteps'] }) {
  return (
    <ol className="grid gap-5.5">
      {steps.map((step, index) => (
        <Step key={`${index} ${step.text}`} step={step} number={index + 1} />
      ))}
    </ol>
  )
}

function Step(props: { step: Recipe['cookingSteps'][number]; number: number }) {
  const { steps } = useTexts(dialogTexts)
  const { text, batches, timerSeconds, coreC, uses } = props.step
  return (
    <li className="grid grid-cols-[2.75rem_1fr] gap-3.5">
      <StarNumber>{props.number}</StarNumber>
      <div className="grid gap-2 pt-1.5">
        <p>{text}</p>
        {batches && <p className="num font-strong">{batches}</p>}
        {uses.length > 0 && (
          <ul className="num flex flex-wrap gap-x-4 gap-y-1 text-note text-muted">
            {uses.map(({ name, amount }) => (
              <li key={name}>
                {name} <span className="font-strong text-ink">{amount}</span>
              </li>
            ))}
          </ul>
        )}
        {(timerSeconds !== null || coreC !== null) && (
          <div className="num flex flex-wrap gap-2">
            {timerSeconds !== null && (
              <Chip tone="info" icon={<Timer />}>
                {timerSeconds % 60 === 0
                  ? steps.minutes(timerSeconds / 60)
                  : steps.seconds(timerSeconds)}
              </Chip>
            )}
            {coreC !== null && (
              <Chip tone="warn" icon={<Thermometer />}>
                {steps.core(coreC)}
              </Chip>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
