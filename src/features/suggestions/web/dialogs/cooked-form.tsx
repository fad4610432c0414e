import { useState } from 'react'
import { dayOf, formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { StarRating } from '#ui/fields/star-rating.tsx'
import { useTexts } from '#ui/texts.ts'
import { useCooked } from '../actions/use-cooked.ts'
import type { AcceptedMeal } from '../queries.ts'
import { dialogTexts } from './texts.ts'

interface CookedFormProps {
  meal: AcceptedMeal
  servings: number
  onDone: () => void
}

/** Says that it was cooked; stars may come with it or later. */
export function CookedForm({ meal, servings, onDone }: CookedFormProps) {
  const { steps } = useTexts(dialogTexts)
  const language = useLanguage()
  const [rating, setRating] = useState(meal.rating)
  const { mutate, isPending } = useCooked(onDone)
  const { cookedAt } = meal
  return (
    <div className="grid gap-4 rounded-card bg-subtle p-5">
      {cookedAt !== null && (
        <p className="num font-strong">
          {steps.cookedOn(formatDay(dayOf(new Date(cookedAt)), language, 'noYear'))}
        </p>
      )}
      <StarRating label={steps.howWas} value={rating} onChange={setRating} say={steps.stars} />
      <Button
        variant="line"
        isBlock
        isPending={isPending}
        onClick={() => mutate({ id: meal.id, rating, servings })}
      >
        {cookedAt === null ? steps.cooked : steps.change}
      </Button>
    </div>
  )
}
