import { matchesTyped } from '#shared/text/fold-text.ts'

/** Whether a dish's name, in either language, has these letters in it. */
export const isNamed = (dish: { names: { en: string; ar: string } }, search: string): boolean =>
  [dish.names.en, dish.names.ar].some((name) => matchesTyped(name, search))
