import type { Emirate } from '#shared/place/emirates.ts'
import type { Allergen, Cuisine } from '#shared/food/food.ts'
import type { Course } from '#features/chefs/rules.ts'

/** `main: machboos` takes the dish's own name, and with it what the dish contains. */
type DemoCourse = readonly [Course, string]

/** In the chef's own words: null where the chef did not say what it contains. */
export interface OwnCourse {
  course: Course
  title: string
  allergens: Allergen[] | null
}

export interface DemoMenu {
  name: string
  perGuest: number
  courses: readonly (DemoCourse | OwnCourse)[]
}

export interface DemoChef {
  phone: string
  email: string
  nameEn: string
  nameAr: string
  bioEn: string
  bioAr: string
  city: Emirate
  emirates: Emirate[]
  cuisines: Cuisine[]
  guestsMax: number
  menus: readonly DemoMenu[]
}
