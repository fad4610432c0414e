import { call } from '#shared/wire/call.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { changeMeal, chooseMeal, removeMeal } from '../contract.ts'
import { adding, changing, removing, type Dish } from './optimistic.ts'
import type { ChosenMeal, Selection } from './queries.ts'
import { menuTexts } from './texts/menu-texts.ts'
import { useSaving, type ExtraQuestion } from './use-saving.ts'

export interface Addition {
  date: Day
  mealTime: MealTime
  quantity: number
  specialInstructions: string
  deliveryAddressId?: number
}

/** Adds, changes, swaps and removes meals. */
export function useChoices(selection: Selection, onQuestion: (question: ExtraQuestion) => void) {
  const { errors, said } = useTexts(menuTexts)
  const language = useLanguage()
  const { subscriptionId } = selection
  const { save, ...state } = useSaving(selection, onQuestion)

  const add = (dish: Dish, { deliveryAddressId, ...input }: Addition) => {
    save({
      dishName: dish.name,
      mealTime: input.mealTime,
      preview: adding(dish, { subscriptionId, ...input }),
      send: (extraPrice) =>
        call(chooseMeal, {
          subscriptionId,
          mealItemId: dish.mealItemId,
          ...input,
          ...(deliveryAddressId !== undefined && { deliveryAddressId }),
          ...agreed(extraPrice),
        }),
      said: said.added(dish.name, formatDay(input.date, language, 'noYear')),
      failed: errors.add,
    })
  }

  const change = (line: ChosenMeal, input: LineChange) =>
    save({
      dishName: line.name,
      mealTime: line.mealTime,
      preview: changing(line, input),
      send: (extraPrice) => call(changeMeal, { id: line.id, ...input, ...agreed(extraPrice) }),
      said: said.changed(line.name),
      failed: errors.change,
    })

  const swap = (line: ChosenMeal, dish: Dish) =>
    save({
      dishName: dish.name,
      mealTime: line.mealTime,
      preview: changing(line, { dish }),
      send: (extraPrice) =>
        call(changeMeal, { id: line.id, mealItemId: dish.mealItemId, ...agreed(extraPrice) }),
      said: said.swapped(dish.name),
      failed: errors.change,
    })

  const remove = (line: ChosenMeal) =>
    save({
      dishName: line.name,
      mealTime: line.mealTime,
      preview: removing(line),
      send: async () => {
        await call(removeMeal, { id: line.id })
        return {}
      },
      said: said.removed(line.name),
      failed: errors.remove,
      undo: () => {
        const { date, mealTime, quantity, specialInstructions } = line
        add(line, { date, mealTime, quantity, specialInstructions })
      },
    })

  return { add, change, swap, remove, ...state }
}

export type Choices = ReturnType<typeof useChoices>

interface LineChange {
  quantity?: number
  specialInstructions?: string
}

/** What the customer has seen and agreed to pay for portions past the paid ones. */
const agreed = (extraPrice: number | undefined) => (extraPrice === undefined ? {} : { extraPrice })
