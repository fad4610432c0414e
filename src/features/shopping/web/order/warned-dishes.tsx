import { AllergyWarnings } from '#features/household/web/public.ts'
import type { Quote } from '../queries.ts'

/** Dishes of an order that someone of the household is allergic to, before it is placed. */
export function WarnedDishes({ dishes }: { dishes: Quote['warnedDishes'] }) {
  return dishes.map(({ dishId, name, warnings }) => (
    <p key={dishId} className="grid gap-1 leading-snug">
      <strong className="font-strong">{name}</strong>
      <AllergyWarnings warnings={warnings} />
    </p>
  ))
}
