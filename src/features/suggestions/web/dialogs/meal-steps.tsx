import { useTexts } from '#ui/texts.ts'
import type { AcceptedMeal, Recipe } from '../queries.ts'
import { CookedForm } from './cooked-form.tsx'
import { StepList } from './step-list.tsx'
import { dialogTexts } from './texts.ts'

interface MealStepsProps {
  recipe: Recipe
  /** Missing where the meal was not taken. */
  accepted: AcceptedMeal | undefined
  onCooked: () => void
}

/** How it is cooked, one step below the other, with what goes in and how long it takes. */
export function MealSteps({ recipe, accepted, onCooked }: MealStepsProps) {
  const { steps } = useTexts(dialogTexts)
  if (recipe.cookingSteps.length === 0) return <p>{steps.none}</p>
  return (
    <>
      <StepList steps={recipe.cookingSteps} />
      {accepted && (
        <CookedForm
          key={accepted.id}
          meal={accepted}
          servings={recipe.servings}
          onDone={onCooked}
        />
      )}
    </>
  )
}
