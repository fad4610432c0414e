import { ALLERGENS, type Allergen } from '#shared/food/food.ts'

/** What guests must not eat, and of what not even traces. */
export interface Forbidden {
  allergens: readonly Allergen[]
  traces: readonly Allergen[]
}

interface JudgedCourse {
  allergens: readonly Allergen[] | null
  holds: readonly Allergen[]
  mayContain: readonly Allergen[]
}

/**
 * What a table would be served, what of it someone there must not eat, or traces of what, and
 * whether that is all. R-CHEF-15
 */
export function judgeCourses(courses: readonly JudgedCourse[], forbidden: Forbidden) {
  const allergens = ALLERGENS.filter((one) => courses.some(({ holds }) => holds.includes(one)))
  const avoided = allergens.filter((one) => forbidden.allergens.includes(one))
  const mayBeIn = (one: Allergen) => courses.some(({ mayContain }) => mayContain.includes(one))
  return {
    allergens,
    avoided,
    traces: forbidden.traces.filter((one) => !avoided.includes(one) && mayBeIn(one)),
    areAllergensSaid: courses.every((course) => course.allergens !== null),
  }
}

/** Whether someone has confirmed all that a menu has of what they avoid, traces included. R-CHEF-16 */
export const isConfirmed = (
  { avoided, traces }: Pick<ReturnType<typeof judgeCourses>, 'avoided' | 'traces'>,
  confirmed: readonly Allergen[],
): boolean => [...avoided, ...traces].every((one) => confirmed.includes(one))
