import { dayOf } from '#shared/dates.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import { hasLuhnCheck } from '#shared/card-number.ts'
import { brandOf } from './test-cards.ts'

export type CardField = 'number' | 'expiry' | 'cvc'
export type CardFieldError =
  | 'number_incomplete'
  | 'number_wrong'
  | 'brand_unknown'
  | 'expiry_wrong'
  | 'expiry_past'
  | 'cvc_wrong'

export interface TypedCard {
  number: string
  brand: string
  expiryMonth: number
  expiryYear: number
}

export type CardFormErrors = Partial<Record<CardField, CardFieldError>>

const digitsOf = (text: string | undefined): string =>
  toLatinDigits(text ?? '').replaceAll(/\D/g, '')

/** Reads what was typed, or says what is wrong with each field. */
export function readCardForm(
  form: Readonly<Record<string, string | undefined>>,
  now: Date,
): { card: TypedCard } | { errors: CardFormErrors } {
  const number = digitsOf(form['number'])
  const expiry = digitsOf(form['expiry'])
  const brand = brandOf(number)
  const errors: CardFormErrors = {}
  const numberError = checkNumber(number, brand)
  if (numberError) errors.number = numberError
  const expiryError = checkExpiry(expiry, now)
  if (expiryError) errors.expiry = expiryError
  if (digitsOf(form['cvc']).length !== (brand === 'amex' ? 4 : 3)) errors.cvc = 'cvc_wrong'
  if (Object.keys(errors).length > 0 || brand === undefined) return { errors }
  return {
    card: {
      number,
      brand,
      expiryMonth: Number(expiry.slice(0, 2)),
      expiryYear: 2000 + Number(expiry.slice(2)),
    },
  }
}

function checkNumber(number: string, brand: string | undefined): CardFieldError | undefined {
  if (number.length < 13) return 'number_incomplete'
  if (!hasLuhnCheck(number) || number.length > 19) return 'number_wrong'
  return brand === undefined ? 'brand_unknown' : undefined
}

function checkExpiry(expiry: string, now: Date): CardFieldError | undefined {
  const month = Number(expiry.slice(0, 2))
  if (expiry.length !== 4 || month < 1 || month > 12) return 'expiry_wrong'
  const thisMonth = dayOf(now).slice(2, 7).replace('-', '')
  return expiry.slice(2) + expiry.slice(0, 2) < thisMonth ? 'expiry_past' : undefined
}
