import { useRestaurants } from '#features/restaurants/web/public.ts'
import { Select } from '#ui/choices/select.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { changeTexts } from '../change-texts.ts'

interface KitchenSelectProps {
  /** Only restaurants that deliver there. */
  addressId: number
  value: number
  onChange: (restaurantId: number) => void
}

export function KitchenSelect({ addressId, value, onChange }: KitchenSelectProps) {
  const { next: words } = useTexts(changeTexts)
  const { data: kitchens, isError } = useRestaurants(useLanguage(), { addressId }, value)
  return (
    <Select
      label={words.kitchen}
      name="restaurant"
      value={String(value)}
      onChange={(id) => id && onChange(Number(id))}
      options={(kitchens ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      errorMessage={isError ? words.kitchensFailed : undefined}
    />
  )
}
