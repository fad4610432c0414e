import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { KitchenMenu } from './kitchen-menu.tsx'
import type { Restaurant } from './queries.ts'
import type { Search } from './use-shown-restaurants.ts'
import { RestaurantFacts } from './restaurant-facts.tsx'
import type { RestaurantPickerProps } from './restaurant-picker.tsx'
import { canBeChosen } from './use-restaurants.ts'

interface KitchenCardsProps extends RestaurantPickerProps {
  restaurants: readonly Restaurant[]
  search: Search | undefined
}

/** One of the kitchens; the chosen one opens its diets and its menu. */
export function KitchenCards({ restaurants, search, ...props }: KitchenCardsProps) {
  const { picker } = useTexts(messages)
  const dishesOf = new Map(search?.restaurants.map((found) => [found.id, found]))
  return (
    <RadioCards
      label={picker.label}
      isLabelHidden
      value={props.value === 0 ? null : String(props.value)}
      onChange={(chosen) => props.onChange(Number(chosen ?? 0))}
      errorMessage={props.showErrors && props.value === 0 ? picker.required : undefined}
      isRequired
      options={restaurants.map((restaurant) => ({
        value: String(restaurant.id),
        label: restaurant.name,
        isDisabled: !canBeChosen(restaurant),
        description: (
          <RestaurantFacts restaurant={restaurant} found={dishesOf.get(restaurant.id)} />
        ),
        icon: <KitchenPlate restaurant={restaurant} />,
        end: <DeliveryFee fee={restaurant.deliveryFee} />,
        details: (
          <KitchenMenu
            restaurantId={restaurant.id}
            diets={props.diets}
            onDietsChange={props.onDietsChange}
          />
        ),
      }))}
    />
  )
}

function KitchenPlate({ restaurant }: { restaurant: Restaurant }) {
  const [cuisine] = restaurant.cuisineTypes
  const [slug] = restaurant.plates
  return (
    <Cloth
      colour={cuisine ? clothOf({ cuisine }) : 'saffron'}
      corner="tile"
      className="grid size-14 flex-none place-items-center"
    >
      {slug !== undefined && <Plate slug={slug} version={PLATES_VERSION} size={48} alt="" />}
    </Cloth>
  )
}

/** The fee in dirhams, or a Free label when it is '0'. */
function DeliveryFee({ fee }: { fee: string }) {
  const { picker } = useTexts(messages)
  if (fee === '0') return <Chip tone="ok">{picker.freeDelivery}</Chip>
  return (
    <span className="flex items-baseline gap-2 md:grid md:justify-items-end md:gap-0">
      <span className="text-note text-muted">{picker.delivery}</span>
      <Price dirhams={Number(fee)} className="font-strong" />
    </span>
  )
}
