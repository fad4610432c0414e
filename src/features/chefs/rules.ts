import type { Emirate } from '#shared/place/emirates.ts'

export const COURSES = ['starter', 'soup', 'main', 'side', 'sweet', 'drink'] as const
export type Course = (typeof COURSES)[number]

/** What a menu's price covers besides the cooking, in the order of the page. */
export const INCLUSIONS = [
  'groceries',
  'service_staff',
  'tableware',
  'cleaning',
  'table_setting',
] as const
export type Inclusion = (typeof INCLUSIONS)[number]

/** Of a new chef, who may change them. */
export const GUESTS_DEFAULT = { min: 2, max: 40 } as const
/** Menus that a chef offers. R-CHEF-14 */
export const MENUS_MAX = 30
export const COURSES_MAX = 20
export const COURSE_TITLE_MAX = 120
export const PER_GUEST_MIN_FILS = 2_000
export const PER_GUEST_MAX_FILS = 1_000_000
export const BLOCKED_DAYS_MAX = 180

/** Minutes by car between the main cities, at an ordinary hour; our own estimates, rounded up. */
const MINUTES: Readonly<Record<Emirate, Readonly<Record<Emirate, number>>>> = {
  Dubai: row(30, 90, 35, 40, 80, 100, 60),
  'Abu Dhabi': row(90, 35, 115, 120, 160, 180, 140),
  Sharjah: row(35, 115, 25, 25, 65, 85, 45),
  Ajman: row(40, 120, 25, 20, 60, 85, 35),
  'Ras Al Khaimah': row(80, 160, 65, 60, 25, 80, 45),
  Fujairah: row(100, 180, 85, 85, 80, 25, 90),
  'Umm Al Quwain': row(60, 140, 45, 35, 45, 90, 20),
}

function row(
  dubai: number,
  abuDhabi: number,
  sharjah: number,
  ajman: number,
  rasAlKhaimah: number,
  fujairah: number,
  ummAlQuwain: number,
): Record<Emirate, number> {
  return {
    Dubai: dubai,
    'Abu Dhabi': abuDhabi,
    Sharjah: sharjah,
    Ajman: ajman,
    'Ras Al Khaimah': rasAlKhaimah,
    Fujairah: fujairah,
    'Umm Al Quwain': ummAlQuwain,
  }
}

/** Minutes on the road, the same both ways. */
export const travelMinutes = (from: Emirate, to: Emirate): number => MINUTES[from][to]

/** `4.9` of stars; null before the first review. */
export const ratingOf = (stars: number, reviews: number): number | null =>
  reviews === 0 ? null : Math.round((stars * 10) / reviews) / 10

/** `Mariam H.` of a full name: a review does not tell strangers who wrote it. R-CHEF-13 */
export function shortNameOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [given = '', ...rest] = words
  const letter = rest
    .at(-1)
    ?.replace(/^ال(?=..)/, '')
    .at(0)
  return letter === undefined ? given : `${given} ${letter}.`
}
