/** What a kitchen needs before it can be opened, in the order of its list. */
export const SETUP_POINTS = [
  'profile',
  'place',
  'hours',
  'delivery',
  'price',
  'capacity',
  'menu',
] as const
export type SetupPoint = (typeof SETUP_POINTS)[number]

/** Dishes that can be had: a week without serving one twice. */
export const MENU_DISHES_MIN = 7
export const NAME_MAX = 80
export const DESCRIPTION_MIN = 20
export const DESCRIPTION_MAX = 400
export const LINE_MAX = 200
export const DELIVERY_MINUTES_MAX = 240
export const DELIVERY_FEE_MAX_DIRHAMS = 100
export const MONTHLY_PRICE_MAX_DIRHAMS = 20_000
export const DELIVERY_RADIUS_MIN_KM = 1

export interface KitchenState {
  nameEn: string
  nameAr: string
  descriptionEn: string
  descriptionAr: string
  cuisines: readonly string[]
  addressLine: string
  areaId: number | null
  openingTime: string
  closingTime: string
  deliveryMinutesMin: number
  deliveryMinutesMax: number
  deliveryRadiusKm: number
  monthlyPriceFils: number
  capacityPerDay: number
  /** On the menu and to be had. */
  dishes: number
}

const DONE: Readonly<Record<SetupPoint, (kitchen: KitchenState) => boolean>> = {
  profile: (kitchen) =>
    kitchen.nameEn.length >= 2 &&
    kitchen.nameAr.length >= 2 &&
    kitchen.descriptionEn.length >= DESCRIPTION_MIN &&
    kitchen.descriptionAr.length >= DESCRIPTION_MIN &&
    kitchen.cuisines.length > 0,
  place: (kitchen) => kitchen.areaId !== null && kitchen.addressLine.length >= 3,
  hours: (kitchen) => kitchen.openingTime !== '' && kitchen.closingTime !== '',
  delivery: (kitchen) =>
    kitchen.deliveryMinutesMin > 0 &&
    kitchen.deliveryMinutesMax >= kitchen.deliveryMinutesMin &&
    kitchen.deliveryRadiusKm >= DELIVERY_RADIUS_MIN_KM,
  price: (kitchen) => kitchen.monthlyPriceFils > 0,
  capacity: (kitchen) => kitchen.capacityPerDay > 0,
  menu: (kitchen) => kitchen.dishes >= MENU_DISHES_MIN,
}

/**
 * What is still open, in the order of the list. A kitchen can be opened when nothing is. R-KIT-6
 */
export const openPointsOf = (kitchen: KitchenState): SetupPoint[] =>
  SETUP_POINTS.filter((point) => !DONE[point](kitchen))

const NEEDED_AGAIN: readonly SetupPoint[] = ['hours', 'price']

/** What keeps a kitchen that was open before from opening again; some came without the other points. R-KIT-6 */
export const reopeningPointsOf = (openPoints: readonly SetupPoint[]): SetupPoint[] =>
  openPoints.filter((point) => NEEDED_AGAIN.includes(point))
