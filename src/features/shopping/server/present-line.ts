import type { Output } from '#shared/wire/endpoint.ts'
import type { Ingredient } from '#shared/food/food.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import { describeAmount, describeGrams } from '#features/suggestions/server/public.ts'
import type { shoppingLine } from '../contract.ts'
import { messages } from '../messages.ts'
import { MG_PER_G } from '../rules.ts'

export interface Bought {
  ingredient: Ingredient
  /** As bought. */
  needMg: number
  packs: number
  grossFils: number
}

/** As a cook measures what is bought: units are known by what is edible of them. */
export function describeNeed(
  mg: number,
  { ediblePct, unitGrams, ...measure }: Ingredient,
  language: Language,
): string {
  const asBought = unitGrams === null ? null : (unitGrams * 100) / ediblePct
  return describeAmount(mg / MG_PER_G, { ...measure, unitGrams: asBought }, language)
}

export const describePacks = (packs: number, packGrams: number, language: Language): string =>
  textsIn(messages, language).pack(packs, describeGrams(packGrams, language))

export function presentLine(
  { ingredient, needMg, packs, grossFils }: Bought,
  language: Language,
): Output<{ output: typeof shoppingLine }> {
  const { id, name, packGrams, pricedOn, needsHalalCertificate } = ingredient
  const leftoverMg = packs * packGrams * MG_PER_G - needMg
  return {
    ingredientId: id,
    name: name[language],
    need: describeNeed(needMg, ingredient, language),
    needGrams: needMg / MG_PER_G,
    packs,
    packGrams,
    pack: describePacks(packs, packGrams, language),
    leftover: leftoverMg > 0 ? describeGrams(leftoverMg / MG_PER_G, language) : null,
    price: toDirhams(grossFils),
    pricedOn,
    needsHalalCertificate,
  }
}
