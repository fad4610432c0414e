import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { CUISINE_NAMES, CUISINES, type Cuisine } from '#shared/food/food.ts'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { Segmented } from '#ui/choices/segmented.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { ConflictFields } from '#ui/forms/conflict-notice.tsx'
import { preferencesForm } from '#features/suggestions/preferences-contract.ts'
import { HEAT_MAX } from '#features/suggestions/rules.ts'
import type { StoredPreferences, Wishes } from '../queries.ts'
import { SectionForm } from '../section-card.tsx'
import { preferenceTexts } from '../texts.ts'
import { useErrorText } from '../use-error-text.ts'
import { useSectionForm, type SectionProps } from './use-section-form.ts'

type Values = Pick<Wishes, 'cuisines' | 'maxHeat'>

const schema = z.pick(preferencesForm, { cuisines: true, maxHeat: true })

const valuesOf = (stored: StoredPreferences): Values => ({
  cuisines: CUISINES.filter((cuisine) => stored.cuisines.includes(cuisine)),
  // The hottest is no limit.
  maxHeat: stored.maxHeat === HEAT_MAX ? null : stored.maxHeat,
})

const HEATS = ['mild', 'light', 'medium', 'any'] as const

export function TasteSection(props: SectionProps) {
  const { taste: texts } = useTexts(preferenceTexts)
  const language = useLanguage()
  const { sayCode } = useErrorText()
  const fields: ConflictFields = {
    cuisines: [
      texts.cuisines,
      (list: Cuisine[]) => list.map((cuisine) => CUISINE_NAMES[cuisine][language]),
    ],
    maxHeat: [texts.heat, (heat: number | null) => texts.heats[HEATS[heat ?? HEAT_MAX] ?? 'any']],
  }
  const section = useSectionForm<Values>({ ...props, name: 'taste', schema, valuesOf, fields })
  const { control } = section.form
  return (
    <SectionForm
      title={texts.title}
      {...section}
      onSubmit={() => void section.form.handleSubmit(section.save)()}
      onDiscard={section.discard}
    >
      <Controller
        name="cuisines"
        control={control}
        render={({ field, fieldState }) => (
          <CheckboxChips
            {...field}
            onChange={(next) => field.onChange(CUISINES.filter((one) => next.includes(one)))}
            label={texts.cuisines}
            hint={texts.cuisinesHint}
            options={CUISINES.map((value) => ({ value, label: CUISINE_NAMES[value][language] }))}
            errorMessage={sayCode(fieldState.error?.message)}
          />
        )}
      />
      <Controller
        name="maxHeat"
        control={control}
        render={({ field, fieldState }) => (
          <Segmented
            {...field}
            value={HEATS[field.value ?? HEAT_MAX] ?? 'any'}
            onChange={(next) => {
              const heat = HEATS.indexOf(next)
              field.onChange(heat === HEAT_MAX ? null : heat)
            }}
            label={texts.heat}
            options={HEATS.map((value) => ({ value, label: texts.heats[value] }))}
            errorMessage={sayCode(fieldState.error?.message)}
            className="max-w-[34rem]"
          />
        )}
      />
    </SectionForm>
  )
}
