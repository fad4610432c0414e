import type { SubmitEvent } from 'react'
import { Controller, type Control } from 'react-hook-form'
import { ALLERGEN_NAMES, ALLERGENS, DIET_NAMES, DIETS, type Allergen } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { Segmented } from '#ui/choices/segmented.tsx'
import { Switch } from '#ui/choices/switch.tsx'
import { FormErrorSummary } from '#ui/fields/frame/form-error-summary.tsx'
import { formErrors } from '#ui/fields/frame/form-errors.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { ConflictNotice } from '#ui/forms/conflict-notice.tsx'
import { messages } from '../../messages.ts'
import { PORTIONS } from '../../rules.ts'
import { IngredientPicker } from './ingredient-picker.tsx'
import type { HouseholdMember, Ingredient } from '../queries.ts'
import { useConflictFields } from './use-conflict-fields.ts'
import { FIELD_ORDER, useMemberForm, type MemberValues } from './use-member-form.ts'
import { TracesSwitch, type Traces } from '../traces/traces-switch.tsx'
import { useSayRefusal } from '../use-say-refusal.ts'

export interface MemberFormProps {
  /** The member to change; left out for a new one. */
  member?: HouseholdMember | undefined
  onSaved: () => void
  onCancel: () => void
}

/** Who it is, then what they must not eat, then what they would rather eat. */
export function MemberForm({ member, onSaved, onCancel }: MemberFormProps) {
  const { form: texts } = useTexts(messages)
  const say = useSayRefusal()
  const { form, failure, isSaving, submit, deleteDraft, conflict, ...food } = useMemberForm(
    member,
    onSaved,
  )
  const conflictFields = useConflictFields(food.knownDislikes)
  const { control, formState } = form
  const { errors, submitCount } = formState
  const problems = formErrors(FIELD_ORDER, (name) => say(errors[name]?.message), failure)
  return (
    <form noValidate className="grid gap-6" onSubmit={(event: SubmitEvent) => void submit(event)}>
      <ConflictNotice {...conflict} fields={conflictFields} />
      <FormErrorSummary title={texts.errorsTitle} errors={problems} attempt={submitCount} />
      <Controller
        name="name"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={texts.name}
            maxLength={80}
            autoComplete="off"
            errorMessage={say(fieldState.error?.message)}
            isRequired
          />
        )}
      />
      <Controller
        name="portion"
        control={control}
        render={({ field, fieldState }) => (
          <Segmented
            {...field}
            label={texts.portion}
            hint={texts.portionHint}
            options={PORTIONS.map((value) => ({ value, label: texts.portions[value] }))}
            errorMessage={say(fieldState.error?.message)}
          />
        )}
      />
      <FoodFields control={control} {...food} />
      <Controller
        name="fastsInRamadan"
        control={control}
        render={({ field }) => <Switch {...field} label={texts.fasts} hint={texts.fastsHint} />}
      />
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button
          variant="line"
          onClick={() => {
            deleteDraft()
            onCancel()
          }}
        >
          {texts.cancel}
        </Button>
        <Button type="submit" isPending={isSaving}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

interface FoodFieldsProps {
  control: Control<MemberValues>
  knownDislikes: readonly Ingredient[]
  traces: Traces
  onAllergens: (ticked: Allergen[]) => void
}

function FoodFields({ control, knownDislikes, traces, onAllergens }: FoodFieldsProps) {
  const { form: texts } = useTexts(messages)
  const language = useLanguage()
  const say = useSayRefusal()
  return (
    <>
      <Controller
        name="allergens"
        control={control}
        render={({ field, fieldState }) => (
          <CheckboxChips
            {...field}
            onChange={(ticked) => {
              onAllergens(ticked)
              field.onChange(ticked)
            }}
            label={texts.allergens}
            hint={texts.allergensHint}
            options={ALLERGENS.map((value) => ({ value, label: ALLERGEN_NAMES[value][language] }))}
            errorMessage={say(fieldState.error?.message)}
          />
        )}
      />
      <TracesSwitch traces={traces} />
      <Controller
        name="diets"
        control={control}
        render={({ field, fieldState }) => (
          <CheckboxChips
            {...field}
            label={texts.diets}
            hint={texts.dietsHint}
            options={DIETS.map((value) => ({ value, label: DIET_NAMES[value][language] }))}
            errorMessage={say(fieldState.error?.message)}
          />
        )}
      />
      <Controller
        name="dislikes"
        control={control}
        render={({ field, fieldState }) => (
          <IngredientPicker
            {...field}
            chosenBefore={knownDislikes}
            label={texts.dislikes}
            hint={texts.dislikesHint}
            errorMessage={say(fieldState.error?.message)}
          />
        )}
      />
    </>
  )
}
