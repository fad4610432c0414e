import { RestaurantField } from '#features/restaurants-admin/web/public.ts'
import { addDays, type Day } from '#shared/dates.ts'
import { MEAL_TIMES, MEAL_TIME_NAMES, type MealTime } from '#shared/food/food.ts'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lastValidDay, OFFER_PEOPLE_MAX } from '../../rules.ts'
import { adminTexts } from './admin-texts.ts'

export interface Terms {
  restaurantId: number | null
  people: number
  mealTimes: MealTime[]
  daysPerWeek: number
  startsOn: string | null
}

interface TermsFieldsProps {
  value: Terms
  today: Day
  onChange: (terms: Terms) => void
}

/** Who cooks, for how many, how often and from when: what the price buys. */
export function TermsFields({ value, today, onChange }: TermsFieldsProps) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  const put = (change: Partial<Terms>) => onChange({ ...value, ...change })
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-lg font-strong">{words.sells}</legend>
      <RestaurantField
        label={words.restaurant}
        hint={words.restaurantHint}
        value={value.restaurantId}
        onChange={(restaurantId) => put({ restaurantId })}
      />
      <div className="flex flex-wrap gap-4">
        <NumberStepper
          label={words.people}
          value={value.people}
          min={1}
          max={OFFER_PEOPLE_MAX}
          onChange={(people) => put({ people })}
        />
        <NumberStepper
          label={words.daysPerWeek}
          value={value.daysPerWeek}
          min={1}
          max={7}
          onChange={(daysPerWeek) => put({ daysPerWeek })}
        />
      </div>
      <CheckboxChips
        label={words.mealTimes}
        value={value.mealTimes}
        onChange={(chosen) =>
          put({ mealTimes: MEAL_TIMES.filter((mealTime) => chosen.includes(mealTime)) })
        }
        options={MEAL_TIMES.map((mealTime) => ({
          value: mealTime,
          label: MEAL_TIME_NAMES[mealTime][language],
        }))}
      />
      <DatePicker
        label={words.startsOn}
        value={value.startsOn}
        onChange={(startsOn) => put({ startsOn })}
        minValue={addDays(today, 1)}
        maxValue={lastValidDay(today)}
      />
    </fieldset>
  )
}
