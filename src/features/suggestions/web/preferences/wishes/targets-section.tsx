import { Controller, type Control } from 'react-hook-form'
import * as z from 'zod/mini'
import { Checkbox } from '#ui/choices/checkbox.tsx'
import { useTexts } from '#ui/texts.ts'
import { preferencesForm } from '#features/suggestions/preferences-contract.ts'
import { fitsEnergy } from '#features/suggestions/rules.ts'
import { NumberField } from '../number-field.tsx'
import type { StoredPreferences, Wishes } from '../queries.ts'
import { SectionForm } from '../section-card.tsx'
import { preferenceTexts } from '../texts.ts'
import { useErrorText } from '../use-error-text.ts'
import { useSectionForm, type SectionProps } from './use-section-form.ts'

type Values = Pick<Wishes, 'isAdult' | 'kcal' | 'protein' | 'carbs' | 'fat'>

const schema = z.pick(preferencesForm, {
  isAdult: true,
  kcal: true,
  protein: true,
  carbs: true,
  fat: true,
})

const MACROS = ['protein', 'carbs', 'fat'] as const
const TARGETS = ['kcal', ...MACROS] as const

const valuesOf = ({ isAdult, kcal, protein, carbs, fat }: StoredPreferences): Values => ({
  isAdult,
  kcal,
  protein,
  carbs,
  fat,
})

/** Energy and nutrients of a day, for grown-ups alone. */
export function TargetsSection(props: SectionProps) {
  const { targets: texts } = useTexts(preferenceTexts)
  const { sayCode } = useErrorText()
  const section = useSectionForm<Values>({
    ...props,
    name: 'targets',
    schema,
    valuesOf,
    fields: texts,
  })
  const { form } = section
  const isAdult = form.watch('isAdult')
  /** Targets go with the confirmation that allows them. */
  const confirm = (next: boolean) => {
    form.setValue('isAdult', next, { shouldDirty: true })
    if (next) return
    for (const name of TARGETS) form.setValue(name, null, { shouldDirty: true })
    form.clearErrors()
  }
  const save = (values: Values) => {
    if (fitsEnergy(values)) section.save(values)
    else form.setError('kcal', { message: 'macros_exceed_energy' }, { shouldFocus: true })
  }
  return (
    <SectionForm
      title={texts.title}
      lead={texts.lead}
      {...section}
      onSubmit={() => void form.handleSubmit(save)()}
      onDiscard={section.discard}
    >
      <Controller
        name="isAdult"
        control={form.control}
        render={({ field, fieldState }) => (
          <Checkbox
            {...field}
            onChange={confirm}
            label={texts.isAdult}
            hint={isAdult ? undefined : texts.isAdultHint}
            errorMessage={sayCode(fieldState.error?.message)}
          />
        )}
      />
      {isAdult && <TargetFields control={form.control} />}
    </SectionForm>
  )
}

function TargetFields({ control }: { control: Control<Values> }) {
  const { targets: texts } = useTexts(preferenceTexts)
  const { sayCode } = useErrorText()
  return (
    <div className="grid gap-5">
      <Controller
        name="kcal"
        control={control}
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            label={texts.energy}
            hint={texts.floor}
            unit={texts.energyUnit}
            errorMessage={sayCode(fieldState.error?.message)}
            className="sm:max-w-[24rem]"
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        {MACROS.map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field, fieldState }) => (
              <NumberField
                {...field}
                label={texts[name]}
                unit={texts.gramUnit}
                errorMessage={sayCode(fieldState.error?.message)}
              />
            )}
          />
        ))}
      </div>
    </div>
  )
}
