import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState, type SubmitEvent } from 'react'
import { Controller, useForm, useWatch, type Control, type FieldPath } from 'react-hook-form'
import { cutoffOf } from '#features/restaurants/rules.ts'
import { addDays, dayOf, formatDay } from '#shared/dates.ts'
import { MEAL_TIME_NAMES } from '#shared/food/food.ts'
import { productNow } from '#shared/page/product-now.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { useFormDraft } from '#ui/drafts/use-form-draft.ts'
import { FormErrorSummary } from '#ui/fields/frame/form-error-summary.tsx'
import { formErrors } from '#ui/fields/frame/form-errors.ts'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { ConflictNotice, type ConflictFields } from '#ui/forms/conflict-notice.tsx'
import { useVersion } from '#ui/forms/use-version.ts'
import { kitchenSettings, replaceKitchenSettings } from '../../days-contract.ts'
import { CUTOFF_DAYS_MAX, DELIVERY_WINDOWS, type DeliveryWindow } from '../../rules.ts'
import { NumberText } from '#ui/fields/number-text.tsx'
import { useSayRefusal } from '../say-refusal.ts'
import { useInstantText } from './instant-text.ts'
import { planTexts } from './plan-texts.ts'
import { AFTER_PLAN, type Settings } from './queries.ts'

const FIELD_ORDER = [
  'capacityPerDay',
  'cutoffDays',
  'cutoffTime',
  ...DELIVERY_WINDOWS.flatMap((name) => [`${name}.from`, `${name}.to`] as const),
] as const satisfies readonly FieldPath<Settings>[]

/** An error of a whole window is shown at its beginning. */
const fieldOf = (name: string): FieldPath<Settings> =>
  DELIVERY_WINDOWS.some((window) => window === name)
    ? (`${name}.from` as FieldPath<Settings>)
    : (name as FieldPath<Settings>)

function useSettingsForm(stored: Settings, onSaved: () => void) {
  const { settings: texts } = useTexts(planTexts)
  const version = useVersion(stored.version)
  const draft = useDraft('kitchen-settings', stored, { recordId: 'own' })
  const form = useForm<Settings>({
    resolver: standardSchemaResolver(kitchenSettings) as never,
    defaultValues: draft.values,
    shouldFocusError: false,
  })
  useFormDraft(form, draft)
  const save = useAction(replaceKitchenSettings, {
    version,
    done: texts.saved,
    failed: texts.failed,
    isErrorInPage: true,
    onDone: () => {
      draft.clear()
      onSaved()
    },
    onFields: (fields) => {
      for (const [name, message] of Object.entries(fields)) {
        form.setError(fieldOf(name), { message })
      }
    },
    refreshes: AFTER_PLAN,
  })
  const submit = form.handleSubmit((input) => save.mutate(input))
  return { form, failure: save.failure, isSaving: save.isPending, submit, version }
}

/** Capacity, cut-off and delivery windows, and for whom a change of them holds. */
export function SettingsForm({ stored, onClose }: { stored: Settings; onClose: () => void }) {
  const { settings: texts } = useTexts(planTexts)
  const say = useSayRefusal()
  const conflictFields = useConflictFields()
  const { form, failure, isSaving, submit, version } = useSettingsForm(stored, onClose)
  const { control, formState } = form
  const errors = formErrors(
    FIELD_ORDER,
    (name) => say(form.getFieldState(name, formState).error?.message),
    failure,
  )
  return (
    <form
      noValidate
      className="grid gap-6 pt-2"
      onSubmit={(event: SubmitEvent) => void submit(event)}
    >
      <ConflictNotice
        version={version}
        fields={conflictFields}
        isSaving={isSaving}
        onTake={(current) => form.reset(current)}
        onKeep={() => void submit()}
      />
      <FormErrorSummary title={texts.errorsTitle} errors={errors} attempt={formState.submitCount} />
      <Controller
        name="capacityPerDay"
        control={control}
        render={({ field, fieldState }) => (
          <NumberText
            {...field}
            label={texts.capacity}
            hint={texts.capacityHint}
            errorMessage={say(fieldState.error?.message)}
            isRequired
          />
        )}
      />
      <CutoffFields control={control} />
      <fieldset className="grid gap-4">
        <legend className="text-lg font-strong">{texts.windows}</legend>
        <p className="text-note text-muted">{texts.windowsHint}</p>
        {DELIVERY_WINDOWS.map((name) => (
          <div key={name} className="grid grid-cols-2 gap-4">
            <ClockField control={control} window={name} end="from" />
            <ClockField control={control} window={name} end="to" />
          </div>
        ))}
      </fieldset>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button variant="line" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" isPending={isSaving}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

function useConflictFields(): ConflictFields {
  const { settings: texts } = useTexts(planTexts)
  const language = useLanguage()
  return {
    capacityPerDay: texts.capacity,
    cutoffDays: texts.cutoffDays,
    cutoffTime: texts.cutoffTime,
    ...Object.fromEntries(
      DELIVERY_WINDOWS.map((name) => [
        name,
        [
          MEAL_TIME_NAMES[name][language],
          ({ from, to }: Settings['lunch']) => `\u2066${from}–${to}\u2069`,
        ],
      ]),
    ),
  }
}

function CutoffFields({ control }: { control: Control<Settings> }) {
  const { settings: texts } = useTexts(planTexts)
  const say = useSayRefusal()
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          name="cutoffDays"
          control={control}
          render={({ field, fieldState }) => (
            <NumberStepper
              {...field}
              label={texts.cutoffDays}
              min={0}
              max={CUTOFF_DAYS_MAX}
              errorMessage={say(fieldState.error?.message)}
            />
          )}
        />
        <Controller
          name="cutoffTime"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              type="time"
              dir="ltr"
              label={texts.cutoffTime}
              errorMessage={say(fieldState.error?.message)}
              isRequired
            />
          )}
        />
      </div>
      <CutoffExample control={control} />
      <p className="text-note text-muted">{texts.cutoffHint}</p>
    </div>
  )
}

/** The rule on a day of next week. */
function CutoffExample({ control }: { control: Control<Settings> }) {
  const { settings: texts } = useTexts(planTexts)
  const language = useLanguage()
  const sayInstant = useInstantText()
  const [day] = useState(() => addDays(dayOf(productNow()), 7))
  const [cutoffDays, cutoffTime] = useWatch({ control, name: ['cutoffDays', 'cutoffTime'] })
  if (!Number.isInteger(cutoffDays) || !/^\d\d:\d\d$/.test(cutoffTime)) return null
  return (
    <p className="font-strong">
      {texts.cutoffExample(
        formatDay(day, language, 'short'),
        sayInstant(cutoffOf(day, { cutoffDays, cutoffTime })),
      )}
    </p>
  )
}

interface ClockFieldProps {
  control: Control<Settings>
  window: DeliveryWindow
  end: 'from' | 'to'
}

function ClockField({ control, window, end }: ClockFieldProps) {
  const { settings: texts } = useTexts(planTexts)
  const language = useLanguage()
  const say = useSayRefusal()
  return (
    <Controller
      name={`${window}.${end}`}
      control={control}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          type="time"
          dir="ltr"
          label={texts[end](MEAL_TIME_NAMES[window][language])}
          errorMessage={say(fieldState.error?.message)}
          isRequired
        />
      )}
    />
  )
}
