import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import { EMIRATE_NAMES, EMIRATES } from '#shared/place/emirates.ts'
import { CUISINE_NAMES, CUISINES } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { Select } from '#ui/choices/select.tsx'
import { Switch } from '#ui/choices/switch.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { changeApplication } from '../../contract.ts'
import { messages } from '../../messages.ts'
import {
  BANK_DETAILS_MAX,
  BUSINESS_NAME_MAX,
  DESCRIPTION_MAX,
  LEGAL_NAME_MAX,
  TRADE_LICENSE_MAX,
} from '../../rules.ts'
import { groupEmiratesId, type FieldName, type Fields } from '../apply/fields.ts'
import { applyTexts } from '../apply/texts.ts'
import { useFieldsDraft } from '../apply/use-fields-draft.ts'
import { APPLICATIONS_KEY, type ApplicantProfile } from '../status-queries.ts'
import { changesOf, errorsOfChanges, fieldsOf } from './correction-fields.ts'
import { statusTexts } from './texts.ts'

interface CorrectionsProps {
  profile: ApplicantProfile
  onClose: () => void
}

/** Typed fields once more; the numbers are not shown, so an empty one stays as it is. */
export function Corrections({ profile, onClose }: CorrectionsProps) {
  const words = useTexts(statusTexts)
  const { refusals } = useTexts(messages)
  const draft = useFieldsDraft('application-corrections', profile.id, fieldsOf(profile), true)
  const { fields } = draft
  const [isTried, setTried] = useState(false)
  const changes = changesOf(profile, fields)
  const codes = isTried ? errorsOfChanges(changes) : {}
  const close = () => {
    draft.clear()
    onClose()
  }
  const { save, isPending, failure } = useSave({ profile, onClose: close })
  const errorOf = (name: FieldName) => {
    const code = codes[name]
    const text = code && code in refusals ? refusals[code as keyof typeof refusals] : undefined
    return typeof text === 'string' ? text : code
  }
  const submit = () => {
    setTried(true)
    if (Object.keys(errorsOfChanges(changes)).length > 0) return
    if (Object.keys(changes).length === 0) close()
    else save(changes)
  }
  const set = (change: Partial<Fields>) => draft.keep({ ...fields, ...change })
  return (
    <div className="grid gap-5">
      <Numbers profile={profile} fields={fields} set={set} errorOf={errorOf} />
      <Cooking profile={profile} fields={fields} set={set} errorOf={errorOf} />
      {failure !== undefined && (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="line" isDisabled={isPending} onClick={close}>
          {words.cancel}
        </Button>
        <Button isPending={isPending} onClick={submit}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}

interface PartProps {
  profile: ApplicantProfile
  fields: Fields
  set: (change: Partial<Fields>) => void
  errorOf: (name: FieldName) => string | undefined
}

function Numbers({ profile, fields, set, errorOf }: PartProps) {
  const words = useTexts(statusTexts)
  const { fields: names } = useTexts(applyTexts)
  return (
    <>
      {profile.type === 'business' && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            name="businessName"
            label={names.businessName}
            value={fields.businessName}
            onChange={(businessName) => set({ businessName })}
            maxLength={BUSINESS_NAME_MAX}
            errorMessage={errorOf('businessName')}
          />
          <TextField
            name="tradeLicense"
            label={names.tradeLicense}
            dir="ltr"
            value={fields.tradeLicense}
            onChange={(tradeLicense) => set({ tradeLicense })}
            maxLength={TRADE_LICENSE_MAX}
            errorMessage={errorOf('tradeLicense')}
          />
        </div>
      )}
      <TextField
        name="legalName"
        label={names.legalName[profile.type]}
        hint={names.legalNameHint[profile.type]}
        autoComplete="name"
        value={fields.legalName}
        onChange={(legalName) => set({ legalName })}
        maxLength={LEGAL_NAME_MAX}
        errorMessage={errorOf('legalName')}
      />
      <TextField
        name="emiratesId"
        label={profile.type === 'business' ? names.emiratesIdOf : names.emiratesId}
        hint={words.keepEmpty(`\u2066${profile.emiratesId}\u2069`)}
        dir="ltr"
        inputMode="numeric"
        placeholder="784-0000-0000000-0"
        value={fields.emiratesId}
        onChange={(typed) => set({ emiratesId: groupEmiratesId(toLatinDigits(typed)) })}
        maxLength={24}
        errorMessage={errorOf('emiratesId')}
      />
      <TextArea
        name="bankDetails"
        label={names.bankDetails}
        hint={words.keepEmpty(`\u2066${profile.iban}\u2069`)}
        value={fields.bankDetails}
        onChange={(bankDetails) => set({ bankDetails })}
        maxLength={BANK_DETAILS_MAX}
        errorMessage={errorOf('bankDetails')}
      />
    </>
  )
}

function Cooking({ profile, fields, set, errorOf }: PartProps) {
  const { fields: names } = useTexts(applyTexts)
  const language = useLanguage()
  return (
    <>
      <Select
        name="city"
        label={names.city[profile.type]}
        value={fields.city}
        onChange={(city) => city && set({ city })}
        options={EMIRATES.map((value) => ({ value, label: EMIRATE_NAMES[value][language] }))}
      />
      <CheckboxChips
        name="cuisineSpecialty"
        label={names.cuisines}
        value={fields.cuisineSpecialty}
        onChange={(cuisineSpecialty) => set({ cuisineSpecialty })}
        options={CUISINES.map((value) => ({ value, label: CUISINE_NAMES[value][language] }))}
        errorMessage={errorOf('cuisineSpecialty')}
      />
      <TextArea
        name="description"
        label={names.description}
        value={fields.description}
        onChange={(description) => set({ description })}
        maxLength={DESCRIPTION_MAX}
        isRequired={false}
      />
      <Switch
        name="deliveryAvailable"
        label={names.delivery}
        hint={names.deliveryHint}
        value={fields.deliveryAvailable}
        onChange={(deliveryAvailable) => set({ deliveryAvailable })}
      />
    </>
  )
}

function useSave({ profile, onClose }: CorrectionsProps) {
  const words = useTexts(statusTexts)
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (changes: Partial<Fields>) =>
      call(changeApplication, { id: profile.id, ...changes }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: APPLICATIONS_KEY })
      toast({ title: words.corrected, variant: 'success' })
      onClose()
    },
  })
  return {
    save: mutate,
    isPending,
    failure: error === null ? undefined : errorText(error, words.saveFailed),
  }
}
