import type { Emirate } from '#shared/place/emirates.ts'
import type { Cuisine } from '#shared/food/food.ts'
import type { Course } from '#features/chefs/rules.ts'

/** `main: machboos` takes the dish's own name. */
type DemoCourse = readonly [Course, string]

export interface DemoMenu {
  name: string
  perGuest: number
  courses: readonly DemoCourse[]
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
