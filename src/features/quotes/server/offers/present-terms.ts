import type { Language } from '#shared/language.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { offerTerms } from '../../offer-contract.ts'
import type { OfferRow } from './offer-store.ts'

export function presentTerms(
  { terms }: OfferRow,
  language: Language,
): Output<{ output: typeof offerTerms }> {
  if (!terms) return null
  const { restaurantId: id, restaurantName, ...rest } = terms
  return { restaurant: { id, name: restaurantName[language] }, ...rest }
}
