import * as z from 'zod/mini'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS, CUISINES, DIETS, MEAL_CATEGORIES, MEAL_TIMES } from '#shared/food/food.ts'
import { wireCount, wireDay, wireFlag, wireId, wireIds, wireNumber } from '#shared/wire/wire.ts'

const day = wireDay()

export const restaurant = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  rating: z.number(),
  ratingCount: z.number(),
  cuisineTypes: z.array(z.enum(CUISINES)),
  area: z.string(),
  city: z.enum(EMIRATES),
  /** `HH:mm` in Dubai. */
  openingTime: z.string(),
  closingTime: z.string(),
  isOpenNow: z.boolean(),
  /** Minutes. */
  deliveryTimeMin: z.number(),
  deliveryTimeMax: z.number(),
  /** AED as text; '0' is free. */
  deliveryFee: z.string(),
  /** AED a month, before the plan's multiplier. */
  averagePrice: z.number(),
  isActive: z.boolean(),
  distanceKm: z.number(),
  /** Changes for a day are taken until this Dubai clock time, so many days before. */
  cutoffTime: z.string(),
  cutoffDays: z.number(),
  lunchWindow: z.string(),
  dinnerWindow: z.string(),
  /** The first day that is open and has a place left; null within the next weeks: none. */
  nextFreeDay: z.nullable(day),
  /** Why the requested start date cannot be had, in the caller's language. */
  unavailableReason: z.nullable(z.string()),
  /** Slugs of three dishes to show. */
  plates: z.array(z.string()),
  dishCount: z.number(),
})

/** On one page. */
export const RESTAURANTS_MAX = 100

/** Where the last kitchen of a page is in the order that was asked for, and its number. */
const cursor = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(\.\d{1,25})?(e-\d{1,2})?_\d{1,9}$/)),
  z.transform((text) => {
    const [rank = 0, id = 0] = text.split('_').map(Number)
    return { rank, id }
  }),
)

export const ORDERS = ['distance', 'price', 'rating'] as const
export type Order = (typeof ORDERS)[number]

const place = {
  latitude: z.optional(wireNumber(-90, 90)),
  longitude: z.optional(wireNumber(-180, 180)),
  /** The caller's own address; it wins over coordinates. */
  addressId: z.optional(wireId),
  cuisine: z.optional(z.enum(CUISINES)),
  /** Kitchens with enough dishes that suit it. */
  diet: z.optional(z.enum(DIETS)),
}

const list = {
  ...place,
  isActive: z.optional(wireFlag),
  /** The nearest, the cheapest or the best rated first; the nearest where it is left out. */
  sort: z.optional(z.enum(ORDERS)),
  /** A requested first delivery: kitchens that cannot keep it say why. */
  startDate: z.optional(day),
  /** Of these kitchens only, wherever they rank; numbers parted by commas. */
  ids: z.optional(wireIds),
  /** Without it, as many of the nearest 100 as fit 60 KB. */
  limit: z.optional(wireCount(RESTAURANTS_MAX)),
  /** Continues where an earlier page ended, whose Link header has the address of the next one. */
  cursor: z.optional(cursor),
}

export const listRestaurants = endpoint({
  method: 'GET',
  path: '/api/restaurants',
  who: 'anyone',
  kept: 'minute',
  summary:
    'Active kitchens that deliver to a place, nearest first unless sorted otherwise. The place is the area of addressId, else the coordinates, else central Dubai.',
  query: z.object(list),
  output: z.array(restaurant),
  refusals: ['unauthenticated', 'not_found'],
})

export const listNearbyRestaurants = endpoint({
  method: 'GET',
  path: '/api/subscriptions/:subscriptionId/nearby-restaurants',
  who: 'signed-in',
  summary: 'The same list around the address of an own subscription.',
  params: z.object({ subscriptionId: wireId }),
  query: z.object(list),
  output: z.array(restaurant),
  refusals: ['not_found'],
})

export const SEARCH_TEXT_MIN = 2
export const SEARCH_TEXT_MAX = 60

const searchText = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll(/\s+/g, ' ').trim()),
  ),
  z.string().check(z.minLength(SEARCH_TEXT_MIN), z.maxLength(SEARCH_TEXT_MAX)),
)

export const searchKitchens = endpoint({
  method: 'GET',
  path: '/api/search',
  who: 'anyone',
  kept: 'day',
  summary:
    'Kitchens that deliver to a place and are called, or have a dish that is called, as someone typed: in either language, with mistakes, the best first and then the nearest. The list of kitchens says more of them by their ids.',
  query: z.object({
    ...place,
    text: searchText,
    /** Among those that fit equally well. */
    sort: z.optional(z.enum(ORDERS)),
    limit: z.optional(wireCount(RESTAURANTS_MAX)),
  }),
  output: z.object({
    restaurants: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        distanceKm: z.number(),
        /** Up to three of its dishes that fit; none where the kitchen is called so. */
        dishes: z.array(z.object({ slug: z.string(), name: z.string() })),
        dishCount: z.number(),
      }),
    ),
    /** How many kitchens were found; those past `limit` included. */
    count: z.number(),
    /** Nothing fits all that was typed: these fit some of it. */
    isPartial: z.boolean(),
    /** Words that nothing is called by, as typed: it was searched for the others. */
    unknownWords: z.array(z.string()),
    /**
     * What was said not to be wanted, as typed: "without", "nuts". Nothing is searched for by it,
     * and nothing kept out: a search for names cannot do that.
     */
    refusedWords: z.array(z.string()),
  }),
  refusals: ['unauthenticated', 'not_found'],
})

export const menuItem = z.object({
  id: z.number(),
  restaurantId: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Path of the dish's drawing. */
  image: z.string(),
  /** AED. */
  price: z.number(),
  cuisineType: z.enum(CUISINES),
  categoryId: z.number(),
  mealTimes: z.array(z.enum(MEAL_TIMES)),
  calories: z.number(),
  /** Grams. */
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  allergens: z.array(z.enum(ALLERGENS)),
  /** Traces of its ingredients. */
  mayContain: z.array(z.enum(ALLERGENS)),
  diets: z.array(z.enum(DIETS)),
  isVegetarian: z.boolean(),
  isVegan: z.boolean(),
  isGlutenFree: z.boolean(),
})

const dietFlags = {
  isVegetarian: z.optional(wireFlag),
  isVegan: z.optional(wireFlag),
  isGlutenFree: z.optional(wireFlag),
  /** One diet, or several parted by commas: a dish has to suit them all. */
  diet: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split(',').filter((part) => part !== '')),
      ),
      z.array(z.enum(DIETS)),
    ),
  ),
}

export const listRestaurantMealItems = endpoint({
  method: 'GET',
  path: '/api/restaurant-meal-items',
  who: 'anyone',
  kept: 'day',
  summary: "A kitchen's menu.",
  query: z.object({ restaurantId: wireId, ...dietFlags }),
  output: z.array(menuItem),
  refusals: ['restaurant_not_found'],
})

/** On one page. */
export const MEAL_ITEMS_MAX = 100

export const listMealItems = endpoint({
  method: 'GET',
  path: '/api/meal-items',
  who: 'anyone',
  kept: 'day',
  summary:
    "Dishes to choose from: all of an own subscription's kitchen, else every dish of the catalogue once, page by page.",
  query: z.object({
    categoryId: z.optional(wireId),
    subscriptionId: z.optional(wireId),
    ...dietFlags,
    /** Without it, as many of the first 100 as fit 60 KB. A subscription's dishes come at once. */
    limit: z.optional(wireCount(MEAL_ITEMS_MAX)),
    /** Continues where an earlier page ended, whose Link header has the address of the next one. */
    cursor: z.optional(wireId),
  }),
  output: z.array(menuItem),
  refusals: ['unauthenticated', 'not_found'],
})

export const listMealCategories = endpoint({
  method: 'GET',
  path: '/api/meal-categories',
  who: 'anyone',
  kept: 'day',
  summary: 'Tabs of the menu in their order.',
  output: z.array(z.object({ id: z.number(), slug: z.enum(MEAL_CATEGORIES), name: z.string() })),
  refusals: [],
})

export const listDishesOfTomorrow = endpoint({
  method: 'GET',
  path: '/api/dishes/tomorrow',
  who: 'anyone',
  kept: 'day',
  summary: 'Four dishes that kitchens near an area cook tomorrow.',
  query: z.object({
    /** Slug of an area; central Dubai when left out. */
    area: z.optional(z.string().check(z.maxLength(60))),
  }),
  output: z.object({
    day,
    area: z.nullable(z.object({ slug: z.string(), name: z.string(), city: z.enum(EMIRATES) })),
    /** How many different dishes the kitchens around offer tomorrow. */
    dishCount: z.number(),
    dishes: z.array(z.extend(menuItem, { restaurantName: z.string() })),
  }),
  refusals: ['area_not_found'],
})
