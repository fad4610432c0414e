import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { SERVINGS_MAX } from '../../rules.ts'
import { orderTexts } from '../order-texts.ts'
import { quoteQuery } from '../queries.ts'
import { OrderPanel } from './order-panel.tsx'

/** The ingredients of one accepted meal, cooked before or not, for so many servings. */
export function MealOrderDialog({ mealId, onClose }: { mealId: number; onClose: () => void }) {
  const { meal } = useTexts(orderTexts)
  const [chosen, setChosen] = useState<number>()
  const source = { acceptedMealId: mealId, ...(chosen !== undefined && { servings: chosen }) }
  const { data } = useQuery(quoteQuery(useLanguage(), source))
  const servings = chosen ?? data?.source.servings
  return (
    <Dialog isOpen title={meal.again} onClose={onClose}>
      <div className="grid gap-4">
        {servings !== undefined && (
          <NumberStepper
            label={meal.servings}
            min={1}
            max={SERVINGS_MAX}
            value={servings}
            onChange={setChosen}
          />
        )}
        <OrderPanel source={source} isBare />
      </div>
    </Dialog>
  )
}
