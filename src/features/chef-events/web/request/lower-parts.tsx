import { MapPin } from 'lucide-react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { EMIRATE_NAMES, EMIRATES } from '#shared/place/emirates.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { Select } from '#ui/choices/select.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { CuisineTiles } from './cuisine-tiles.tsx'
import type { RequestDraft } from './draft.ts'
import { HouseholdNeeds } from './household-needs.tsx'
import { Part } from './part.tsx'
import { useSay } from './use-say.ts'

const LOCATION_MAX = 300
const REQUIREMENTS_MAX = 2000

/** What is below the first view of a phone. */
export function LowerParts() {
  return (
    <>
      <Kitchens />
      <Place />
      <Wishes />
    </>
  )
}

function Kitchens() {
  const { form, list } = useTexts(messages)
  const language = useLanguage()
  const { control } = useFormContext<RequestDraft>()
  const say = useSay()
  const chosen = useWatch({ control, name: 'cuisinePreferences' })
  const names = chosen.map((cuisine) => CUISINE_NAMES[cuisine][language]).join(list.separator)
  const hint = `${form.cuisinesHint} ${names && form.cuisinesChosen(names)}`
  return (
    <Part title={form.cuisines} hint={hint}>
      <Controller
        name="cuisinePreferences"
        control={control}
        render={({ field, fieldState }) => (
          <CuisineTiles
            {...field}
            label={list.cuisines}
            isLabelHidden
            errorMessage={say(fieldState.error?.message)}
          />
        )}
      />
    </Part>
  )
}

function Place() {
  const { form } = useTexts(messages)
  const language = useLanguage()
  const { control } = useFormContext<RequestDraft>()
  const say = useSay()
  return (
    <Part title={form.where}>
      <div className="grid gap-3.5 sm:grid-cols-[13.5rem_1fr]">
        <Controller
          name="city"
          control={control}
          render={({ field, fieldState }) => (
            <Select
              {...field}
              label={form.city}
              options={EMIRATES.map((value) => ({ value, label: EMIRATE_NAMES[value][language] }))}
              errorMessage={say(fieldState.error?.message)}
            />
          )}
        />
        <Controller
          name="eventLocation"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={form.location}
              start={<MapPin />}
              placeholder={form.locationPlaceholder}
              autoComplete="street-address"
              maxLength={LOCATION_MAX}
              errorMessage={say(fieldState.error?.message)}
              isRequired
            />
          )}
        />
      </div>
    </Part>
  )
}

function Wishes() {
  const { form } = useTexts(messages)
  const { control } = useFormContext<RequestDraft>()
  const say = useSay()
  return (
    <Part title={form.special}>
      <Controller
        name="specialRequirements"
        control={control}
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={form.specialLabel}
            hint={form.specialHint}
            maxLength={REQUIREMENTS_MAX}
            errorMessage={say(fieldState.error?.message)}
            isRequired={false}
          />
        )}
      />
      <HouseholdNeeds />
    </Part>
  )
}
