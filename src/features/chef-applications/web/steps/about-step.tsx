import { toLatinDigits } from '#shared/text/digits.ts'
import { EMIRATE_NAMES, EMIRATES } from '#shared/place/emirates.ts'
import { Select } from '#ui/choices/select.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import {
  BANK_DETAILS_MAX,
  BUSINESS_NAME_MAX,
  LEGAL_NAME_MAX,
  TRADE_LICENSE_MAX,
  warningsOf,
} from '../../rules.ts'
import { groupEmiratesId } from '../apply/fields.ts'
import { applyTexts } from '../apply/texts.ts'
import type { StepProps } from '../apply/wizard-form.tsx'

/** Who applies: the numbers that identity and payment are checked by. */
export function AboutStep({ type, fields, set, errorOf }: StepProps) {
  const { fields: texts } = useTexts(applyTexts)
  const { warnings } = useTexts(messages)
  const language = useLanguage()
  const warns = warningsOf(fields.emiratesId)
  return (
    <div className="grid gap-5">
      {type === 'business' && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            name="businessName"
            label={texts.businessName}
            hint={texts.businessNameHint}
            autoComplete="organization"
            value={fields.businessName}
            onChange={(businessName) => set({ businessName })}
            maxLength={BUSINESS_NAME_MAX}
            errorMessage={errorOf('businessName')}
            isRequired
          />
          <TextField
            name="tradeLicense"
            label={texts.tradeLicense}
            hint={texts.tradeLicenseHint}
            dir="ltr"
            value={fields.tradeLicense}
            onChange={(tradeLicense) => set({ tradeLicense })}
            maxLength={TRADE_LICENSE_MAX}
            errorMessage={errorOf('tradeLicense')}
            isRequired
          />
        </div>
      )}
      <TextField
        name="legalName"
        label={texts.legalName[type]}
        hint={texts.legalNameHint[type]}
        autoComplete="name"
        value={fields.legalName}
        onChange={(legalName) => set({ legalName })}
        maxLength={LEGAL_NAME_MAX}
        errorMessage={errorOf('legalName')}
        isRequired
      />
      <TextField
        name="emiratesId"
        label={type === 'business' ? texts.emiratesIdOf : texts.emiratesId}
        hint={texts.emiratesIdHint}
        dir="ltr"
        inputMode="numeric"
        placeholder="784-0000-0000000-0"
        value={fields.emiratesId}
        onChange={(typed) => set({ emiratesId: groupEmiratesId(toLatinDigits(typed)) })}
        maxLength={24}
        errorMessage={errorOf('emiratesId')}
        isRequired
      />
      {warns.map((warning) => (
        <Notice key={warning} tone="warn" isLive>
          {warnings[warning]}
        </Notice>
      ))}
      <TextArea
        name="bankDetails"
        label={texts.bankDetails}
        hint={texts.bankHint}
        value={fields.bankDetails}
        onChange={(bankDetails) => set({ bankDetails })}
        maxLength={BANK_DETAILS_MAX}
        errorMessage={errorOf('bankDetails')}
        isRequired
      />
      <Select
        name="city"
        label={texts.city[type]}
        value={fields.city}
        onChange={(city) => city && set({ city })}
        options={EMIRATES.map((value) => ({ value, label: EMIRATE_NAMES[value][language] }))}
        errorMessage={errorOf('city')}
        isRequired
      />
    </div>
  )
}
