import { foldText } from '#shared/text/fold-text.ts'

/** Whether a dish's name, in either language, has these letters in it. */
export const isNamed = (dish: { names: { en: string; ar: string } }, search: string): boolean => {
  const wanted = foldText(search.trim())
  return [dish.names.en, dish.names.ar].some((name) => foldText(name).includes(wanted))
}
