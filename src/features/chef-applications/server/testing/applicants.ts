import type { CallInput } from '#shared/endpoint.ts'
import type { TestApp } from '../../../../../tools/testing/app.ts'
import { signInAs, type SignedIn } from '../../../../../tools/testing/chefs.ts'
import { jpegUrl, paperUrl } from '../../../../../tools/testing/documents.ts'
import type { submitApplication } from '../../contract.ts'

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
    emiratesId: emiratesIdOf(number),
    bankDetails: `${ibanOf(number)}, Mashreq, Yousef Haddad`,
    cuisineSpecialty: ['lebanese', 'mediterranean'],
    description: 'Twelve years of Levantine cooking.',
    deliveryAvailable: true,
    city: 'Sharjah',
    emiratesIdPhoto: await jpegUrl(1600, 1000),
    selfieWithId: await jpegUrl(900, 1200, '#8a5a3c'),
    bankDetailsDoc: paperUrl(),
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
    tradeLicenseDoc: paperUrl(2),
    businessBankDoc: await jpegUrl(),
    ...change,
  }
}

let people = 0
/** Somebody new. */
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
