import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { useTexts } from '#ui/texts.ts'
import type { ConflictFields } from '#ui/forms/conflict-notice.tsx'
import { preferencesForm } from '#features/suggestions/preferences-contract.ts'
import { EQUIPMENT, type Equipment } from '#shared/food/food.ts'
import { NumberField } from '../number-field.tsx'
import type { StoredPreferences, Wishes } from '../queries.ts'
import { SectionForm } from '../section-card.tsx'
import { preferenceTexts } from '../texts.ts'
import { useErrorText } from '../use-error-text.ts'
import { useSectionForm, type SectionProps } from './use-section-form.ts'

type Values = Pick<Wishes, 'maxMinutes' | 'budget' | 'equipment'>

const schema = z.pick(preferencesForm, { maxMinutes: true, budget: true, equipment: true })

/** Everything there is, is a whole kitchen. */
const equipmentOf = (chosen: readonly Equipment[]): Equipment[] | null =>
  EQUIPMENT.every((one) => chosen.includes(one))
    ? null
    : EQUIPMENT.filter((one) => chosen.includes(one))

const valuesOf = ({ maxMinutes, budget, equipment }: StoredPreferences): Values => ({
  maxMinutes,
  budget,
  equipment: equipment && equipmentOf(equipment),
})

export function KitchenSection(props: SectionProps) {
  const { kitchen: texts } = useTexts(preferenceTexts)
  const { sayCode } = useErrorText()
  const fields: ConflictFields = {
    maxMinutes: texts.minutes,
    budget: texts.budget,
    equipment: [
      texts.equipment,
      (list: Equipment[] | null) => (list ?? EQUIPMENT).map((one) => texts.equipments[one]),
    ],
  }
  const section = useSectionForm<Values>({ ...props, name: 'kitchen', schema, valuesOf, fields })
  const { control } = section.form
  return (
    <SectionForm
      title={texts.title}
      {...section}
      onSubmit={() => void section.form.handleSubmit(section.save)()}
      onDiscard={section.discard}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          name="maxMinutes"
          control={control}
          render={({ field, fieldState }) => (
            <NumberField
              {...field}
              label={texts.minutes}
              hint={texts.emptyHint}
              unit={texts.minutesUnit}
              errorMessage={sayCode(fieldState.error?.message)}
            />
          )}
        />
        <Controller
          name="budget"
          control={control}
          render={({ field, fieldState }) => (
            <NumberField
              {...field}
              label={texts.budget}
              hint={texts.emptyHint}
              unit={texts.budgetUnit}
              errorMessage={sayCode(fieldState.error?.message)}
            />
          )}
        />
      </div>
      <Controller
        name="equipment"
        control={control}
        render={({ field, fieldState }) => (
          <CheckboxChips<Equipment>
            {...field}
            value={field.value ?? [...EQUIPMENT]}
            onChange={(next) => field.onChange(equipmentOf(next))}
            label={texts.equipment}
            hint={texts.equipmentHint}
            options={EQUIPMENT.map((value) => ({ value, label: texts.equipments[value] }))}
            errorMessage={sayCode(fieldState.error?.message)}
          />
        )}
      />
    </SectionForm>
  )
}
