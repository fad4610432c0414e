import { CUISINE_NAMES } from '#shared/food/food.ts'
import { localeOf, useLanguage } from '#ui/language.tsx'
import { Star } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import type { Restaurant } from './queries.ts'
import type { Search } from './use-shown-restaurants.ts'

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

const COMMA = { en: ', ', ar: '، ' }

interface RestaurantFactsProps {
  restaurant: Restaurant
  /** What of its menu was searched for. */
  found?: Search['restaurants'][number] | undefined
}

/** Rating, cuisines, distance, minutes; or why the kitchen cannot be had. */
export function RestaurantFacts({ restaurant, found }: RestaurantFactsProps) {
  const language = useLanguage()
  const { picker } = useTexts(messages)
  const number = (value: number, digits = 0) =>
    value.toLocaleString(localeOf(language), {
      numberingSystem: 'latn',
      minimumFractionDigits: digits,
    })
  const times = [
    restaurant.distanceKm < 1 ? picker.near : picker.distance(number(restaurant.distanceKm, 1)),
    picker.minutes(restaurant.deliveryTimeMin, restaurant.deliveryTimeMax),
    restaurant.isOpenNow ? picker.open : picker.closed(restaurant.openingTime),
  ]
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <Rating restaurant={restaurant} say={number} />
        <span aria-hidden="true" className="max-md:hidden">
          ·
        </span>
        <span className="max-md:basis-full">
          {restaurant.cuisineTypes
            .map((cuisine) => CUISINE_NAMES[cuisine][language])
            .join(COMMA[language])}
        </span>
      </span>
      <span className="num block">
        {restaurant.unavailableReason ?? times.map(unbroken).join(' · ')}
      </span>
      {found && found.dishes.length > 0 && (
        <span className="block text-ink">
          {picker.dishes(
            found.dishes.map(({ name }) => name),
            found.dishCount,
          )}
        </span>
      )}
    </>
  )
}

interface RatingProps {
  restaurant: Restaurant
  say: (value: number, digits?: number) => string
}

/** What people think of a kitchen, once someone has rated it. */
function Rating({ restaurant, say }: RatingProps) {
  const { picker } = useTexts(messages)
  if (restaurant.ratingCount === 0) {
    return <span className="font-strong text-accent-text">{picker.isNew}</span>
  }
  const rating = say(restaurant.rating, 1)
  const count = say(restaurant.ratingCount)
  return (
    <>
      <span className="inline-flex items-baseline gap-1.5 font-strong text-accent-text">
        <Star />
        <span aria-hidden="true" className="num">
          {rating}
        </span>
      </span>
      <span aria-hidden="true" className="num">
        ({count})
      </span>
      <span className="sr-only">{picker.rating(rating, count)}</span>
    </>
  )
}
