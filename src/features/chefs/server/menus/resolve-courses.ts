import { ALLERGENS, type Allergen } from '#shared/food/food.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { unionOf } from '#features/household/rules.ts'
import type { Course } from '../../rules.ts'
import { findAllergens } from './dish-store.ts'

export interface CourseWish {
  course: Course
  title: string
  dishSlug?: string | null | undefined
  allergens?: Allergen[] | undefined
}

export interface MenuCourse {
  course: Course
  title: string
  dishSlug: string | null
  allergens: Allergen[]
}

/**
 * Courses as they are stored: what a dish of the catalogue contains is always declared.
 * @throws Refusal `dish_unknown`
 */
export async function resolveCourses(
  db: Database,
  wishes: readonly CourseWish[],
): Promise<MenuCourse[]> {
  const slugs = wishes.flatMap(({ dishSlug }) => dishSlug || [])
  const contained = await findAllergens(db, [...new Set(slugs)])
  return wishes.map(({ course, title, dishSlug, allergens = [] }) => {
    const ofDish = dishSlug ? contained.get(dishSlug) : []
    if (!ofDish) throw new Refusal('dish_unknown', 422, { fields: ['courses'] })
    return {
      course,
      title,
      dishSlug: dishSlug || null,
      allergens: unionOf(ALLERGENS, [allergens, ofDish]),
    }
  })
}
