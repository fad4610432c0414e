import { ALLERGENS, type Allergen } from '#shared/food/food.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { unionOf } from '#features/household/rules.ts'
import { createTextReader } from '#features/suggestions/server/public.ts'
import type { Course } from '../../rules.ts'
import { findNamedDishes, type NamedDish } from './dish-store.ts'

export interface CourseInput {
  course: Course
  title: string
  dishSlug?: string | null | undefined
  allergens?: Allergen[] | null | undefined
}

export interface MenuCourse {
  course: Course
  title: string
  dishSlug: string | null
  /** As the chef said, or the dish that the course is named after; null where no one did. */
  allergens: Allergen[] | null
  /** What it counts as containing, said or not. */
  holds: Allergen[]
}

/**
 * Courses as they are stored: what a dish of the catalogue contains is always declared. What the name
 * of a course mentions, it counts as containing, whatever else the chef said.
 * @throws Refusal `dish_unknown`
 */
export async function resolveCourses(
  db: Database,
  inputs: readonly CourseInput[],
): Promise<MenuCourse[]> {
  const slugs = inputs.flatMap(({ dishSlug }) => dishSlug || [])
  const dishes = await findNamedDishes(db, [...new Set(slugs)])
  const read = await createTextReader(db)
  return inputs.map(({ course, title, dishSlug, allergens }) => {
    const dish = dishSlug ? dishes.get(dishSlug) : undefined
    if (dishSlug && !dish) throw new Refusal('dish_unknown', 422, { fields: ['courses'] })
    const isNamed = isNamedAfter(dish, title)
    const mentioned = isNamed ? [] : read([title]).map(({ allergen }) => allergen)
    const contained = unionOf(ALLERGENS, [allergens ?? [], dish?.allergens ?? [], mentioned])
    const isSaid = Boolean(allergens) || isNamed
    return {
      course,
      title,
      dishSlug: dishSlug || null,
      allergens: isSaid ? contained : null,
      holds: contained,
    }
  })
}

/** Next to other words the dish is only a plate: what is served with it can hold more. */
const isNamedAfter = (dish: NamedDish | undefined, title: string): boolean =>
  dish !== undefined && [dish.nameEn, dish.nameAr].includes(title)
