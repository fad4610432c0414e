import { corrections } from '../../contract.ts'
import type { FieldName, Fields } from '../apply/fields.ts'
import type { ApplicantProfile } from '../status-queries.ts'

export const fieldsOf = (profile: ApplicantProfile): Fields => ({
  legalName: profile.legalName ?? '',
  businessName: profile.businessName ?? '',
  tradeLicense: profile.tradeLicense ?? '',
  emiratesId: '',
  bankDetails: '',
  city: profile.city,
  cuisineSpecialty: profile.cuisineSpecialty,
  description: profile.description ?? '',
  deliveryAvailable: profile.deliveryAvailable,
})

/** What is other than it was. */
export function changesOf(profile: ApplicantProfile, fields: Fields): Partial<Fields> {
  const before = fieldsOf(profile)
  const names = Object.keys(fields) as FieldName[]
  return Object.fromEntries(
    names
      .filter((name) => String(fields[name]) !== String(before[name]))
      .map((name) => [name, fields[name]]),
  )
}

/** Refusal codes of changes that would not be taken. */
export function errorsOfChanges(changes: Partial<Fields>): Partial<Record<FieldName, string>> {
  const read = corrections.safeParse(changes)
  if (read.success) return {}
  const errors: Partial<Record<FieldName, string>> = {}
  for (const { path, message } of read.error.issues) errors[path[0] as FieldName] ??= message
  return errors
}
