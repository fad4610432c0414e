import { Controller, type Control } from 'react-hook-form'
import {
  CUISINE_NAMES,
  CUISINES,
  MEAL_CATEGORIES,
  MEAL_CATEGORY_NAMES,
  MEAL_TIME_NAMES,
  MEAL_TIMES,
} from '#shared/food/food.ts'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { Select } from '#ui/choices/select.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { useSayRefusal } from '../say-refusal.ts'
import type { DishValues } from './form-values.ts'
import { NumberText } from '#ui/fields/number-text.tsx'
import { recipeTexts } from './recipe-texts.ts'

const TEXT_DIRECTIONS = { En: 'ltr', Ar: 'rtl' } as const

/** Everything of a dish but its ingredients. */
export function DishFields({ control }: { control: Control<DishValues> }) {
  return (
    <>
      <WordFields control={control} />
      <KindFields control={control} />
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField control={control} name="minutes" />
        <AmountField control={control} name="price" />
      </div>
    </>
  )
}

function WordFields({ control }: { control: Control<DishValues> }) {
  const { form: texts } = useTexts(recipeTexts)
  const say = useSayRefusal()
  return (
    <>
      {(['En', 'Ar'] as const).map((language) => (
        <Controller
          key={language}
          name={`name${language}`}
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={texts[`name${language}`]}
              maxLength={80}
              autoComplete="off"
              dir={TEXT_DIRECTIONS[language]}
              errorMessage={say(fieldState.error?.message)}
              isRequired
            />
          )}
        />
      ))}
      {(['En', 'Ar'] as const).map((language) => (
        <Controller
          key={language}
          name={`description${language}`}
          control={control}
          render={({ field, fieldState }) => (
            <TextArea
              {...field}
              label={texts[`description${language}`]}
              maxLength={300}
              rows={2}
              errorMessage={say(fieldState.error?.message)}
              isRequired
            />
          )}
        />
      ))}
    </>
  )
}

function KindFields({ control }: { control: Control<DishValues> }) {
  const { form: texts } = useTexts(recipeTexts)
  const language = useLanguage()
  const say = useSayRefusal()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          name="category"
          control={control}
          render={({ field, fieldState }) => (
            <Select
              {...field}
              label={texts.category}
              options={MEAL_CATEGORIES.map((value) => ({
                value,
                label: MEAL_CATEGORY_NAMES[value][language],
              }))}
              errorMessage={say(fieldState.error?.message)}
              isRequired
            />
          )}
        />
        <Controller
          name="cuisine"
          control={control}
          render={({ field, fieldState }) => (
            <Select
              {...field}
              label={texts.cuisine}
              options={CUISINES.map((value) => ({ value, label: CUISINE_NAMES[value][language] }))}
              errorMessage={say(fieldState.error?.message)}
              isRequired
            />
          )}
        />
      </div>
      <Controller
        name="mealTimes"
        control={control}
        render={({ field, fieldState }) => (
          <CheckboxChips
            {...field}
            label={texts.mealTimes}
            options={MEAL_TIMES.map((value) => ({
              value,
              label: MEAL_TIME_NAMES[value][language],
            }))}
            errorMessage={say(fieldState.error?.message)}
          />
        )}
      />
    </>
  )
}

function AmountField(props: { control: Control<DishValues>; name: 'minutes' | 'price' }) {
  const { form: texts } = useTexts(recipeTexts)
  const say = useSayRefusal()
  return (
    <Controller
      name={props.name}
      control={props.control}
      render={({ field, fieldState }) => (
        <NumberText
          {...field}
          label={texts[props.name]}
          errorMessage={say(fieldState.error?.message)}
          isRequired
        />
      )}
    />
  )
}
