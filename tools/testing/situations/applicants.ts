import { CallError } from '../../../src/shared/wire/call.ts'
import type { CallInput } from '../../../src/shared/wire/endpoint.ts'
import type { TestApp } from '../app.ts'
import { signInAs, type SignedIn } from './chefs.ts'
import { jpegUrl } from '../documents.ts'
import { submitApplication } from '../../../src/features/chef-applications/contract.ts'

type Form = CallInput<typeof submitApplication>

/** Numbers that fit each other's check digits, another pair for each number. */
export const emiratesIdOf = (number: number): string => {
  const digits = `7841990${String(1_000_000 + number)}`
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, place) => {
      const weighed = place % 2 === 0 ? digit * 2 : digit
      return total + (weighed > 9 ? weighed - 9 : weighed)
    }, 0)
  return `784-1990-${1_000_000 + number}-${(10 - (sum % 10)) % 10}`
}

export const ibanOf = (number: number): string => {
  const account = `033${String(number).padStart(16, '0')}`
  const rest = Array.from(`${account}101400`).reduce(
    (sum, digit) => (sum * 10 + Number(digit)) % 97,
    0,
  )
  return `AE${String(98 - rest).padStart(2, '0')}${account}`
}

export async function individualForm(number: number, change: Partial<Form> = {}): Promise<Form> {
  return {
    legalName: 'Yousef Karim Haddad',
    emiratesId: emiratesIdOf(number),
    bankDetails: `${ibanOf(number)}, Mashreq, Yousef Haddad`,
    cuisineSpecialty: ['lebanese', 'mediterranean'],
    description: 'Twelve years of Levantine cooking.',
    deliveryAvailable: true,
    city: 'Sharjah',
    emiratesIdPhoto: await jpegUrl(),
    selfieWithId: await jpegUrl(200, 300, '#8a5a3c'),
    bankDetailsDoc: await jpegUrl(),
    ...change,
  }
}

export async function businessForm(number: number, change: Partial<Form> = {}): Promise<Form> {
  return {
    emiratesId: emiratesIdOf(number),
    bankDetails: ibanOf(number),
    cuisineSpecialty: ['emirati'],
    isBusinessAccount: true,
    businessName: 'Al Reem Kitchen',
    tradeLicense: 'CN-1029384',
    businessRepEmiratesId: await jpegUrl(),
    tradeLicenseDoc: await jpegUrl(),
    businessBankDoc: await jpegUrl(),
    ...change,
  }
}

let people = 0
/** Someone new. */
export const applicant = (test: TestApp, language: 'en' | 'ar' = 'en'): Promise<SignedIn> => {
  people += 1
  const phone = `+97155${String(7_000_000 + people)}`
  return signInAs(test, { phone, name: `Yousef Haddad ${people}`, language })
}

export const admin = (test: TestApp): Promise<SignedIn> => {
  people += 1
  return signInAs(test, {
    phone: `+97154${String(7_000_000 + people)}`,
    name: 'Noura Al Ketbi',
    role: 'admin',
  })
}

/** How a call was refused; `taken` where it was not. */
export async function refusalOf(call: Promise<unknown>) {
  try {
    await call
    return 'taken'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { status, code, text, fields } = error
    return { status, code, text, fields }
  }
}

/** How many rows a table has. */
export async function countOf(
  test: TestApp,
  table: 'private_files' | 'chef_applications' | 'chef_application_views' | 'restaurants' | 'chefs',
) {
  const { count } = await test.app.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Someone who has applied. */
export async function applied(
  test: TestApp,
  number: number,
  kind: 'individual' | 'business' = 'individual',
) {
  const person = await applicant(test)
  const form = kind === 'business' ? await businessForm(number) : await individualForm(number)
  const { id } = await person.browser.call(submitApplication, form)
  const { phone, name } = await test.app.db
    .selectFrom('users')
    .select(['phone', 'name'])
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow()
  return { ...person, id, number, phone, name }
}

/** What the audit says of an application. */
export const auditOf = (test: TestApp, id: number) =>
  test.app.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('object', '=', 'chef-application')
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute()
