/** The tax registration number of the UAE: 15 digits that begin with 1. */
export const isTrn = (text: string): boolean => /^1\d{14}$/.test(text)
