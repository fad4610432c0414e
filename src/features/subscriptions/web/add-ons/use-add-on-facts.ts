import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { addOnsOfPlanQuery, type PlannedAddOn, type Subscription } from '../queries.ts'
import { addOnFactTexts } from './add-on-fact-texts.ts'

/** The add-ons of a plan, each with how long or from when. */
export function useAddOnFacts({
  id,
  plan,
  bill,
}: Subscription): { label: string; value: string }[] {
  const words = useTexts(addOnFactTexts)
  const { data } = useQuery({
    ...addOnsOfPlanQuery(useLanguage(), id),
    enabled: plan.kind === 'ai',
  })
  if (!data) {
    return bill.lines
      .filter(({ code }) => code.startsWith('add-on:'))
      .map(({ label }) => ({ label: words.label, value: label }))
  }
  const describe = ({ name, onUntil, renews, isBeingPaid, next }: PlannedAddOn) => {
    if (isBeingPaid) return words.paying(name)
    if (onUntil !== null) return renews ? name : words.until(name, onUntil)
    if (!renews) return undefined
    return next ? words.from(name, next.startsOn) : name
  }
  return data.flatMap((addOn) => {
    const value = describe(addOn)
    return value === undefined ? [] : [{ label: words.label, value }]
  })
}
