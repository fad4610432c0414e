import { Price } from '#ui/food/price.tsx'
import type { Fact } from '#ui/layout/fact-list.tsx'

/** What a change costs, in dirhams: most cost nothing. */
export const costFact = (words: { cost: string; nothing: string }, dirhams: number): Fact => ({
  label: words.cost,
  value: dirhams > 0 ? <Price dirhams={dirhams} decimals="always" /> : words.nothing,
})
