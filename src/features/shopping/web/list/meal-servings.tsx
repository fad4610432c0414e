import { useState } from 'react'
import { AllergyWarnings } from '#features/household/web/public.ts'
import { isUnsafe, RemoveMeal } from '#features/suggestions/web/public.ts'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { useTexts } from '#ui/texts.ts'
import { SERVINGS_MAX } from '../../rules.ts'
import type { ShoppingList } from '../queries.ts'
import { texts } from '../texts.ts'

type Meal = ShoppingList['meals'][number]

interface MealServingsProps {
  meals: readonly Meal[]
  onChange: (mealId: number, servings: number) => Promise<unknown>
}

/** How many each meal is cooked for; all amounts follow. */
export function MealServings({ meals, onChange }: MealServingsProps) {
  if (meals.length === 0) return null
  return (
    <ul className="grid gap-3 rounded-card bg-sunk px-4.5 py-3 print:hidden">
      {meals.map((meal) => (
        <MealRow
          key={meal.acceptedMealId}
          meal={meal}
          isOnly={meals.length === 1}
          onChange={onChange}
        />
      ))}
    </ul>
  )
}

function MealRow(props: { meal: Meal; isOnly: boolean; onChange: MealServingsProps['onChange'] }) {
  const { meal, isOnly, onChange } = props
  const { list: words } = useTexts(texts)
  const [chosen, setChosen] = useState<number>()
  const change = async (servings: number) => {
    setChosen(servings)
    try {
      await onChange(meal.acceptedMealId, servings)
    } finally {
      setChosen((current) => (current === servings ? undefined : current))
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-0 flex-1 leading-snug">
        <strong className="block font-strong">{isOnly ? words.servings : meal.name}</strong>
        <span className="text-sm text-muted">{words.servingsHint}</span>
      </span>
      <NumberStepper
        label={words.servingsOf(meal.name)}
        isLabelHidden
        min={1}
        max={SERVINGS_MAX}
        value={chosen ?? meal.servings}
        // The error is shown by the action itself.
        onChange={(servings) => void change(servings).catch(() => undefined)}
      />
      {meal.cookedAt === null && meal.warnings.length > 0 && (
        <div className="grid basis-full gap-2">
          <AllergyWarnings warnings={meal.warnings} />
          {isUnsafe(meal) && <RemoveMeal acceptedId={meal.acceptedMealId} name={meal.name} />}
        </div>
      )}
    </li>
  )
}
