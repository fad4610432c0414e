import { TriangleAlert } from 'lucide-react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { ALLERGEN_NAMES, DIET_NAMES, DIETS, type Diet } from '#shared/food/food.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { ConflictFields } from '#ui/forms/conflict-notice.tsx'
import { preferencesForm } from '#features/suggestions/preferences-contract.ts'
import { GivenChips } from './given-chips.tsx'
import type { StoredPreferences, Wishes } from '../queries.ts'
import { SectionForm } from '../section-card.tsx'
import { preferenceTexts } from '../texts.ts'
import { useErrorText } from '../use-error-text.ts'
import { useSectionForm, type SectionProps } from './use-section-form.ts'

const HOUSEHOLD_PATH = '/dashboard/household'

type Values = Pick<Wishes, 'diets'>

const schema = z.pick(preferencesForm, { diets: true })

const valuesOf = (stored: StoredPreferences): Values => ({
  diets: DIETS.filter((diet) => stored.diets.includes(diet)),
})

/** What is never set aside. Allergies belong to the household; here they are only shown. */
export function SafetySection(props: SectionProps) {
  const { safety: texts } = useTexts(preferenceTexts)
  const language = useLanguage()
  const { sayCode } = useErrorText()
  const { allergens, traces, householdDiets } = props.stored
  const fields: ConflictFields = {
    diets: [texts.diets, (list: Diet[]) => list.map((diet) => DIET_NAMES[diet][language])],
  }
  const section = useSectionForm<Values>({ ...props, name: 'safety', schema, valuesOf, fields })
  const { control } = section.form
  return (
    <SectionForm
      title={texts.title}
      {...section}
      onSubmit={() => void section.form.handleSubmit(section.save)()}
      onDiscard={section.discard}
    >
      <GivenChips
        label={texts.allergies}
        hint={allergens.length > 0 ? texts.allergiesHint : texts.noAllergies}
        names={allergens.map((allergen) => ALLERGEN_NAMES[allergen][language])}
        tone="bad"
        icon={<TriangleAlert aria-hidden="true" className="size-4" />}
      />
      {allergens.length > 0 && (
        <GivenChips
          label={texts.traces}
          hint={traces.length > 0 ? texts.tracesHint : texts.noTraces}
          names={traces.map((allergen) => ALLERGEN_NAMES[allergen][language])}
        />
      )}
      {householdDiets.length > 0 && (
        <GivenChips
          label={texts.householdDiets}
          names={householdDiets.map((diet) => DIET_NAMES[diet][language])}
        />
      )}
      <LinkButton href={HOUSEHOLD_PATH} variant="line" size="sm" className="w-fit">
        {texts.edit}
      </LinkButton>
      <Controller
        name="diets"
        control={control}
        render={({ field, fieldState }) => (
          <CheckboxChips
            {...field}
            onChange={(next) => field.onChange(DIETS.filter((diet) => next.includes(diet)))}
            label={texts.diets}
            hint={texts.dietsHint}
            options={DIETS.map((value) => ({ value, label: DIET_NAMES[value][language] }))}
            errorMessage={sayCode(fieldState.error?.message)}
          />
        )}
      />
    </SectionForm>
  )
}
