import parsePhone from 'libphonenumber-js/max'
import { toLatinDigits } from '#shared/text/digits.ts'

export interface ReadPhone {
  e164: string
  /** A mobile number of the United Arab Emirates that exists by its range. */
  isUaeMobile: boolean
  isUae: boolean
}

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A phone number as typed, in any digits; undefined where it is none. */
export function readPhone(typed: string): ReadPhone | undefined {
  const text = toLatinDigits(typed).replaceAll(INVISIBLE, '').trim()
  const number = parsePhone(text, { defaultCountry: 'AE', extract: false })
  if (!number) return undefined
  return {
    e164: number.number,
    isUaeMobile: number.country === 'AE' && number.isValid() && number.getType() === 'MOBILE',
    isUae: number.countryCallingCode === '971',
  }
}
