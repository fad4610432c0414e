import { defineTexts, textsIn, type Language } from '#shared/language.ts'
import { isErasedPhone } from '#shared/phone.ts'

export interface NamedPerson {
  name: string
  phone: string
}

const texts = defineTexts(
  { deleted: 'Deleted account', unnamed: 'No name yet', customer: 'Customer' },
  { deleted: 'حساب محذوف', unnamed: 'بلا اسم بعد', customer: 'العميل' },
)

/** Requests of people without an account lose their number altogether. */
const isDeleted = (phone: string): boolean => phone === '' || isErasedPhone(phone)

const nameOr = (
  fallback: 'unnamed' | 'customer',
  { name, phone }: NamedPerson,
  language: Language,
): string => name || textsIn(texts, language)[isDeleted(phone) ? 'deleted' : fallback]

/** A person as our team sees them: by name, as deleted, or as someone without a name. R-ACC-16 */
export const nameForTeam = (person: NamedPerson, language: Language): string =>
  nameOr('unnamed', person, language)

/** A customer as kitchens, drivers and chefs see them. R-ACC-16 */
export const nameForPartner = (person: NamedPerson, language: Language): string =>
  nameOr('customer', person, language)

/** Nothing where a number only takes the place of a deleted account's. */
export const shownPhone = (phone: string): string => (isErasedPhone(phone) ? '' : phone)

/** The customer of a row in the team's lists, panels and files. */
export const customerForTeam = (
  person: NamedPerson,
  language: Language,
): { customerName: string; customerPhone: string } => ({
  customerName: nameForTeam(person, language),
  customerPhone: shownPhone(person.phone),
})

/** Who did something, with the number of someone without a name; nothing where it was no person. */
export const actorForTeam = (
  actor: string | null,
  phone: string | null,
  language: Language,
): string => {
  if (phone === null) return ''
  return actor || (isDeleted(phone) ? nameForTeam({ name: '', phone }, language) : phone)
}
