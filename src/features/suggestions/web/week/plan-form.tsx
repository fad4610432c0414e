import { CalendarRange, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { useTexts } from '#ui/texts.ts'
import { WEEK_DAYS_MAX } from '../../rules.ts'
import type { MealWeek } from './queries.ts'
import { weekTexts } from './texts.ts'

export interface WeekInput {
  days: number
  leftovers: number
}

interface PlanFormProps {
  week: MealWeek | undefined
  isPlanning: boolean
  isOnline: boolean
  onPlan: (input: WeekInput) => void
}

/** A leftover lunch needs the dinner of the day before. */
const leftoversMax = (days: number): number => days - 1

/** How many days, and how many lunches of them are cooked the evening before. */
export function PlanForm({ week, isPlanning, isOnline, onPlan }: PlanFormProps) {
  const { form, page } = useTexts(weekTexts)
  const [days, setDays] = useState(week?.days.length ?? WEEK_DAYS_MAX)
  const [wished, setLeftovers] = useState(
    week?.days.flatMap(({ meals }) => meals).filter(({ isLeftover }) => isLeftover).length ?? 0,
  )
  const leftovers = Math.min(wished, leftoversMax(days))
  return (
    <fieldset className="flex flex-wrap items-start gap-x-8 gap-y-4">
      <legend className="sr-only">{form.title}</legend>
      <NumberStepper
        label={form.days}
        hint={form.daysHint}
        value={days}
        min={1}
        max={WEEK_DAYS_MAX}
        onChange={setDays}
      />
      <NumberStepper
        label={form.leftovers}
        hint={form.leftoversHint}
        value={leftovers}
        min={0}
        max={leftoversMax(days)}
        onChange={setLeftovers}
      />
      <div className="grid gap-1.5 self-center">
        <Button
          variant={week ? 'line' : 'primary'}
          isPending={isPlanning}
          disabledReason={isOnline ? undefined : page.offline}
          onClick={() => onPlan({ days, leftovers })}
        >
          {week ? <RefreshCw /> : <CalendarRange />}
          {week ? form.again : form.plan}
        </Button>
        {week && <p className="text-note text-muted">{form.againHint}</p>}
      </div>
    </fieldset>
  )
}
