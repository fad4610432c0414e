/** Arabic-Indic ٠–٩ and Persian ۰–۹ digits as the Latin ones we store. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 15),
  )

/** A count as it was typed or sent, in any digits; not a number where nothing was. */
export const toCount = (value: number | string): number => {
  const text = toLatinDigits(String(value)).trim()
  return text === '' ? Number.NaN : Number(text)
}
