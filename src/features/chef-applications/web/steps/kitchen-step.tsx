import { CUISINE_NAMES, CUISINES } from '#shared/food/food.ts'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { Switch } from '#ui/choices/switch.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { DESCRIPTION_MAX } from '../../rules.ts'
import { applyTexts } from '../apply/texts.ts'
import type { StepProps } from '../apply/wizard-form.tsx'

/** What is cooked, and whether it is brought. */
export function KitchenStep({ fields, set, errorOf }: StepProps) {
  const { fields: texts } = useTexts(applyTexts)
  const language = useLanguage()
  return (
    <div className="grid gap-6">
      <CheckboxChips
        name="cuisineSpecialty"
        label={texts.cuisines}
        hint={texts.cuisinesHint}
        value={fields.cuisineSpecialty}
        onChange={(cuisineSpecialty) => set({ cuisineSpecialty })}
        options={CUISINES.map((value) => ({ value, label: CUISINE_NAMES[value][language] }))}
        errorMessage={errorOf('cuisineSpecialty')}
        isRequired
      />
      <TextArea
        name="description"
        label={texts.description}
        hint={texts.descriptionHint}
        rows={4}
        value={fields.description}
        onChange={(description) => set({ description })}
        maxLength={DESCRIPTION_MAX}
        errorMessage={errorOf('description')}
        isRequired={false}
      />
      <Switch
        name="deliveryAvailable"
        label={texts.delivery}
        hint={texts.deliveryHint}
        value={fields.deliveryAvailable}
        onChange={(deliveryAvailable) => set({ deliveryAvailable })}
      />
    </div>
  )
}
