import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Controller, useForm, type Control } from 'react-hook-form'
import { call, CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { FormErrorSummary } from '#ui/fields/frame/form-error-summary.tsx'
import { formErrors } from '#ui/fields/frame/form-errors.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx'
import { useGuard } from '#ui/records/guard.ts'
import { useTexts } from '#ui/texts.ts'
import { ConflictNotice } from '#ui/forms/conflict-notice.tsx'
import { errorText } from '#ui/forms/error-text.ts'
import { useVersion } from '#ui/forms/use-version.ts'
import { changeCompany, companyForm } from '../admin-contract.ts'
import { messages } from '../messages.ts'
import { COMPANY_ADDRESS_MAX, COMPANY_NAME_MAX, NETWORKS, type Company } from '../rules.ts'
import { COMPANY_KEY, type StoredCompany } from './admin-queries.ts'
import { CONTACT_KEY } from './queries.ts'
import { companyTexts } from './texts.ts'

const FIELD_ORDER = [
  'legalNameEn',
  'legalNameAr',
  'trn',
  'address',
  'phone',
  'email',
  'whatsApp',
  'bankName',
  'iban',
  ...NETWORKS,
] as const satisfies readonly (keyof Company)[]

function useCompanyForm(stored: StoredCompany) {
  const words = useTexts(companyTexts)
  const queryClient = useQueryClient()
  const asksFor = useGuard()
  const version = useVersion(stored.version)
  const [failure, setFailure] = useState<string>()
  const form = useForm<Company>({
    resolver: standardSchemaResolver(companyForm) as never,
    defaultValues: stored,
    shouldFocusError: false,
  })
  const save = useMutation({
    mutationFn: (input: Company) => call(changeCompany, input, { version: version.get() }),
    onSuccess: async (company) => {
      form.reset(company)
      version.set(company.version)
      toast({ title: words.saved, variant: 'success' })
      await queryClient.cancelQueries({ queryKey: COMPANY_KEY })
      queryClient.setQueryData(COMPANY_KEY, company)
      await queryClient.invalidateQueries({ queryKey: CONTACT_KEY })
    },
    onError: (error, input) => {
      if (asksFor(error, () => save.mutate(input))) return
      if (version.meet(error)) return
      setFailure(errorText(error, words.failed))
      if (!(error instanceof CallError)) return
      for (const [name, message] of Object.entries(error.fields)) {
        form.setError(name as keyof Company, { message })
      }
    },
  })
  const submit = form.handleSubmit((input) => {
    setFailure(undefined)
    save.mutate(input)
  })
  return { form, failure, isSaving: save.isPending, submit, version }
}

function useSayCompany() {
  const words = useTexts(companyTexts)
  const { refusals } = useTexts(messages)
  return (code: string | undefined): string | undefined => {
    if (code === 'text_too_long') return words.textTooLong
    if (code === 'text_not_clean') return words.textNotClean
    return code !== undefined && code in refusals ? refusals[code as keyof typeof refusals] : code
  }
}

export function CompanyForm({ stored }: { stored: StoredCompany }) {
  const words = useTexts(companyTexts)
  const say = useSayCompany()
  const { form, failure, isSaving, submit, version } = useCompanyForm(stored)
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
        fields={words}
        isSaving={isSaving}
        onTake={(current) => form.reset(current)}
        onKeep={() => void submit()}
      />
      <FormErrorSummary title={words.errorsTitle} errors={errors} attempt={formState.submitCount} />
      <fieldset className="grid items-start gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-lg font-strong">{words.invoices}</legend>
        <Line control={control} name="legalNameEn" dir="ltr" maxLength={COMPANY_NAME_MAX} />
        <Line control={control} name="legalNameAr" dir="rtl" maxLength={COMPANY_NAME_MAX} />
        <Line
          control={control}
          name="trn"
          dir="ltr"
          inputMode="numeric"
          hint={words.trnHint}
          isRequired={false}
        />
        <Controller
          name="address"
          control={control}
          render={({ field, fieldState }) => (
            <TextArea
              {...field}
              label={words.address}
              maxLength={COMPANY_ADDRESS_MAX}
              errorMessage={say(fieldState.error?.message)}
              isRequired={false}
            />
          )}
        />
      </fieldset>
      <fieldset className="grid items-start gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-lg font-strong">{words.contact}</legend>
        <Line control={control} name="phone" dir="ltr" type="tel" />
        <Line control={control} name="email" dir="ltr" type="email" />
        <Line
          control={control}
          name="whatsApp"
          dir="ltr"
          type="tel"
          hint={words.whatsAppHint}
          isRequired={false}
        />
      </fieldset>
      <fieldset className="grid items-start gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-lg font-strong">{words.bank}</legend>
        <Line control={control} name="bankName" maxLength={COMPANY_NAME_MAX} isRequired={false} />
        <Line control={control} name="iban" dir="ltr" hint={words.ibanHint} isRequired={false} />
      </fieldset>
      <fieldset className="grid items-start gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-lg font-strong">{words.pages}</legend>
        {NETWORKS.map((network) => (
          <Line
            key={network}
            control={control}
            name={network}
            dir="ltr"
            type="url"
            hint={words.pageHint}
            isRequired={false}
          />
        ))}
      </fieldset>
      <Button type="submit" className="w-fit" isPending={isSaving}>
        {words.save}
      </Button>
    </form>
  )
}

type LineProps = Pick<
  TextFieldProps,
  'dir' | 'type' | 'inputMode' | 'hint' | 'maxLength' | 'isRequired'
> & { control: Control<Company>; name: Exclude<keyof Company, 'address'> }

function Line({ control, name, isRequired = true, ...rest }: LineProps) {
  const words = useTexts(companyTexts)
  const say = useSayCompany()
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          {...rest}
          label={words[name]}
          errorMessage={say(fieldState.error?.message)}
          isRequired={isRequired}
        />
      )}
    />
  )
}
