/** Arabic-Indic ٠–٩ and Persian ۰–۹ digits as the Latin ones we store. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 15),
  )
