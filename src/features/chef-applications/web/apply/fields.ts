import { DEFAULT_EMIRATE, type Emirate } from '#shared/place/emirates.ts'
import type { Cuisine } from '#shared/food/food.ts'
import { businessForm, individualForm } from '../../contract.ts'
import { isLegalName, type ApplicationType } from '../../rules.ts'
import type { Draft } from '../queries.ts'

/** What is typed in the wizard. */
export interface Fields {
  legalName: string
  businessName: string
  tradeLicense: string
  emiratesId: string
  bankDetails: string
  city: Emirate
  cuisineSpecialty: Cuisine[]
  description: string
  deliveryAvailable: boolean
}
export type FieldName = keyof Fields

export const EMPTY_FIELDS: Fields = {
  legalName: '',
  businessName: '',
  tradeLicense: '',
  emiratesId: '',
  bankDetails: '',
  city: DEFAULT_EMIRATE,
  cuisineSpecialty: [],
  description: '',
  deliveryAvailable: false,
}

export const fieldsOfDraft = ({ fields }: Draft): Fields => ({
  legalName: fields.legalName ?? '',
  businessName: fields.businessName ?? '',
  tradeLicense: fields.tradeLicense ?? '',
  emiratesId: fields.emiratesId ?? '',
  bankDetails: fields.bankDetails ?? '',
  city: fields.city ?? DEFAULT_EMIRATE,
  cuisineSpecialty: fields.cuisineSpecialty ?? [],
  description: fields.description ?? '',
  deliveryAvailable: fields.deliveryAvailable ?? false,
})

/** An empty name starts as the account's, where that can be a full name. */
export const withAccountName = (fields: Fields, accountName: string): Fields =>
  fields.legalName === '' && isLegalName(accountName)
    ? { ...fields, legalName: accountName }
    : fields

export const STEPS = ['about', 'kitchen', 'documents', 'review'] as const
export type Step = (typeof STEPS)[number]

const FIELDS_OF: Partial<Record<Step, readonly FieldName[]>> = {
  about: ['legalName', 'businessName', 'tradeLicense', 'emiratesId', 'bankDetails', 'city'],
  kitchen: ['cuisineSpecialty', 'description', 'deliveryAvailable'],
}

/** Refusal codes of what would not be taken, in the order of the page. */
export function errorsOf(
  type: ApplicationType,
  fields: Fields,
  step?: Step,
): Partial<Record<FieldName, string>> {
  const schema = type === 'business' ? businessForm : individualForm
  const read = schema.safeParse(fields)
  if (read.success) return {}
  const names = step ? FIELDS_OF[step] : undefined
  const errors: Partial<Record<FieldName, string>> = {}
  for (const { path, message } of read.error.issues) {
    const name = path[0] as FieldName
    if (!names || names.includes(name)) errors[name] ??= message
  }
  return errors
}

/** What the wizard sends: each type has names of its own, and an empty one would be refused. */
export function applicationOf(type: ApplicationType, fields: Fields) {
  const { legalName, businessName, tradeLicense, ...shared } = fields
  return type === 'business'
    ? { ...shared, isBusinessAccount: true, legalName, businessName, tradeLicense }
    : { ...shared, isBusinessAccount: false, legalName }
}

/** `784-1988-4821763-2` while it is typed; anything else stays as it is. */
export function groupEmiratesId(typed: string): string {
  const digits = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{1,15}$/.test(digits)) return typed
  const parts = [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7, 14), digits.slice(14)]
  return parts.filter((part) => part !== '').join('-')
}
