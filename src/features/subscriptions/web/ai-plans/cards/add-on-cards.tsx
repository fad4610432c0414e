import { useQuery } from '@tanstack/react-query'
import { ShoppingBasket, Truck } from 'lucide-react'
import { addOnsQuery } from '#features/plans/web/public.ts'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { aiPlanTexts } from '../texts.ts'

/** What can be had next to a plan; an error here leaves the plans as they are. */
export function AddOnCards() {
  const texts = useTexts(aiPlanTexts)
  const { data } = useQuery(addOnsQuery(useLanguage()))
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="add-ons-title" className="mt-11 md:mt-14">
      <h2 id="add-ons-title" className="text-3xl">
        {texts.addOnsTitle}
      </h2>
      <p className="mt-1 text-muted">{texts.addOnsLead}</p>
      <ul className="mt-5 grid gap-4 md:grid-cols-2 md:gap-6">
        {data.map((addOn) => {
          const isMonthly = addOn.chargedPer === 'month'
          const Icon = isMonthly ? ShoppingBasket : Truck
          return (
            <li key={addOn.slug} className="flex gap-4 rounded-card bg-subtle p-5 md:p-6.5">
              <span className="grid size-12 flex-none place-items-center rounded-full bg-pill text-on-pill">
                <Icon className={isMonthly ? undefined : 'flip'} />
              </span>
              <div className="min-w-0">
                <h3 className="text-xl">{addOn.name}</h3>
                <p className="mt-1 text-muted">{addOn.description}</p>
                <p className="mt-3 font-strong">
                  +<Price dirhams={addOn.price} /> {isMonthly ? texts.everyCycle : texts.anOrder}
                </p>
                <p className="text-note text-muted">
                  {isMonthly ? texts.everyCycleNote : texts.perOrderNote}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
