import { useQuery } from '@tanstack/react-query'
import { LocateFixed } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { Controller, useWatch, type Control } from 'react-hook-form'
import { EMIRATE_NAMES, EMIRATES, type Emirate } from '#shared/place/emirates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/choices/checkbox.tsx'
import { Select } from '#ui/choices/select.tsx'
import { FormErrorSummary } from '#ui/fields/frame/form-error-summary.tsx'
import { formErrors } from '#ui/fields/frame/form-errors.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { ConflictNotice, type ConflictFields } from '#ui/forms/conflict-notice.tsx'
import { messages } from '../../messages.ts'
import { AreaField } from './area-field.tsx'
import { locate, nearestArea } from './locate.ts'
import { NameField } from './name-field.tsx'
import { areasQuery, type Address, type Area } from '../queries.ts'
import { FIELD_ORDER, useAddressForm, type AddressValues } from './use-address-form.ts'
import { useSayRefusal } from './use-say-refusal.ts'

export interface AddressFormProps {
  /** The address to change; left out for a new one. */
  address?: Address | undefined
  onSaved: (saved: Address) => void
  onCancel: () => void
}

/** Emirate, area, then the door; a label last. What was typed stays after every error. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const texts = useTexts(messages)
  const language = useLanguage()
  const say = useSayRefusal()
  const { form, failure, isSaving, submit, deleteDraft, conflict } = useAddressForm(
    address,
    onSaved,
  )
  const { control, formState, setValue } = form
  const city = useWatch({ control, name: 'city' })
  const { data: areas, isLoading } = useQuery(areasQuery(language, city))
  const { errors, submitCount } = formState
  const problems = formErrors(FIELD_ORDER, (name) => say(errors[name]?.message), failure)

  const conflictFields: ConflictFields = {
    ...texts.fields,
    city: [texts.fields.city, (emirate: Emirate) => EMIRATE_NAMES[emirate][language]],
  }

  const send = (event: SubmitEvent) => {
    // The form may stand, through a portal, inside the form of an order.
    event.stopPropagation()
    void submit(event)
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      <p className="text-muted">{texts.form.lead}</p>
      <ConflictNotice {...conflict} fields={conflictFields} />
      <FormErrorSummary title={texts.form.errorsTitle} errors={problems} attempt={submitCount} />
      <LocateButton
        onFound={(area) => {
          setValue('city', area.city)
          setValue('area', area.name, { shouldValidate: submitCount > 0 })
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          name="city"
          control={control}
          render={({ field, fieldState }) => (
            <Select
              {...field}
              label={texts.fields.city}
              options={EMIRATES.map((value) => ({ value, label: EMIRATE_NAMES[value][language] }))}
              onChange={(value) => {
                field.onChange(value)
                setValue('area', '')
              }}
              errorMessage={say(fieldState.error?.message)}
              isRequired
            />
          )}
        />
        <Controller
          name="area"
          control={control}
          render={({ field, fieldState }) => (
            <AreaField
              {...field}
              areas={areas ?? []}
              isLoading={isLoading}
              label={texts.fields.area}
              placeholder={texts.fields.areaPlaceholder}
              errorMessage={say(fieldState.error?.message)}
              isRequired
            />
          )}
        />
      </div>
      <Line control={control} name="addressLine1" maxLength={200} isRequired />
      <Line control={control} name="buildingName" maxLength={120} />
      <div className="grid grid-cols-2 gap-5">
        <Line control={control} name="flatNumber" maxLength={30} />
        <Line control={control} name="floor" maxLength={30} />
      </div>
      <Line control={control} name="addressLine2" maxLength={200} />
      <Line control={control} name="landmark" maxLength={120} />
      <Controller
        name="instructions"
        control={control}
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={texts.fields.instructions}
            maxLength={500}
            rows={2}
            errorMessage={say(fieldState.error?.message)}
            isRequired={false}
          />
        )}
      />
      <NameField control={control} />
      <Controller
        name="isDefault"
        control={control}
        render={({ field }) => (
          <Checkbox
            {...field}
            label={texts.fields.isDefault}
            hint={address?.isDefault ? texts.fields.isDefaultKept : undefined}
            isDisabled={address?.isDefault}
          />
        )}
      />
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button
          variant="line"
          onClick={() => {
            deleteDraft()
            onCancel()
          }}
        >
          {texts.form.cancel}
        </Button>
        <Button type="submit" isPending={isSaving}>
          {texts.form.save}
        </Button>
      </div>
    </form>
  )
}

interface LineProps {
  control: Control<AddressValues>
  name: 'addressLine1' | 'addressLine2' | 'buildingName' | 'floor' | 'flatNumber' | 'landmark'
  maxLength: number
  isRequired?: boolean
}

function Line({ control, name, maxLength, isRequired = false }: LineProps) {
  const { fields } = useTexts(messages)
  const say = useSayRefusal()
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={fields[name]}
          maxLength={maxLength}
          autoComplete={name === 'addressLine1' ? 'address-line1' : 'off'}
          errorMessage={say(fieldState.error?.message)}
          isRequired={isRequired}
        />
      )}
    />
  )
}

function LocateButton({ onFound }: { onFound: (area: Area) => void }) {
  const { form } = useTexts(messages)
  const language = useLanguage()
  const { refetch } = useQuery({ ...areasQuery(language), enabled: false })
  const [state, setState] = useState<'idle' | 'busy' | 'lost'>('idle')
  const find = async () => {
    setState('busy')
    const [point, { data }] = await Promise.all([locate(), refetch()])
    const area = point && nearestArea(point, data ?? [])
    if (area) onFound(area)
    setState(area ? 'idle' : 'lost')
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button variant="soft" size="sm" isPending={state === 'busy'} onClick={() => void find()}>
        <LocateFixed />
        {form.locate}
      </Button>
      {state === 'lost' && <output className="text-note text-muted">{form.notLocated}</output>}
    </div>
  )
}
