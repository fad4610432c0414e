import { Price } from '#ui/food/price.tsx'
import type { Fact } from '#ui/layout/fact-list.tsx'
import type { Quote } from '../../queries.ts'

type Words = Readonly<Record<'total' | 'difference' | 'more' | 'less' | 'same', string>>

/** The lines of a bill, what they add up to, and how much more or less that is than now. */
export function billFacts(
  { lines, total }: Pick<Quote, 'lines' | 'total'>,
  difference: number,
  words: Words,
): Fact[] {
  return [
    ...lines.map(({ label, amount }) => ({
      label,
      value: <Price dirhams={amount} decimals="always" />,
    })),
    { label: words.total, value: <Price dirhams={total} decimals="always" /> },
    { label: words.difference, value: <Difference dirhams={difference} words={words} /> },
  ]
}

function Difference({ dirhams, words }: { dirhams: number; words: Words }) {
  if (dirhams === 0) return words.same
  return (
    <>
      <Price dirhams={Math.abs(dirhams)} decimals="always" />{' '}
      {dirhams > 0 ? words.more : words.less}
    </>
  )
}
