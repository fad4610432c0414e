import { useRestaurants } from '#features/restaurants/web/public.ts'
import { QueryFailure } from '#ui/feedback/retry-notice.tsx'
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
  const kitchens = useRestaurants(useLanguage(), { addressId }, value)
  return (
    <>
      <Select
        label={words.kitchen}
        name="restaurant"
        value={String(value)}
        onChange={(id) => id && onChange(Number(id))}
        options={(kitchens.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {kitchens.isError && <QueryFailure query={kitchens}>{words.kitchensFailed}</QueryFailure>}
    </>
  )
}
