import { useQuery } from '@tanstack/react-query'
import { addOnsQuery } from '#features/plans/web/public.ts'
import { Switch } from '#ui/choices/switch.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { aiOrderTexts } from './order-texts.ts'

interface AddOnSwitchesProps {
  /** Slugs. */
  value: readonly string[]
  onChange: (addOns: string[]) => void
}

/** The add-ons that a cycle is billed with; those of an order are chosen with each order. */
export function AddOnSwitches({ value, onChange }: AddOnSwitchesProps) {
  const { payment } = useTexts(aiOrderTexts)
  const { data } = useQuery(addOnsQuery(useLanguage()))
  const monthly = data?.filter(({ chargedPer }) => chargedPer === 'month') ?? []
  return monthly.map(({ slug, name, description, price }) => (
    <div key={slug} className="rounded-tile bg-subtle px-4.5 py-3">
      <Switch
        name={slug}
        label={name}
        hint={description}
        value={value.includes(slug)}
        onChange={(isOn) =>
          onChange(isOn ? [...value, slug] : value.filter((chosen) => chosen !== slug))
        }
      />
      <p className="font-strong">
        +<Price dirhams={price} /> {payment.everyCycle}
      </p>
    </div>
  ))
}
