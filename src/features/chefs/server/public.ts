export { listChefCards, nameOf as nameOfChef, type ChefCard } from './chef-cards.ts'
export { createChef } from './create-chef.ts'
export { blockChefDays, listBlockedDays, listBookedAmong, openChefDays } from './day-store.ts'
export { getOwnChef } from './get-own-chef.ts'
export { isChefFree } from './is-chef-free.ts'
export { allergensIn, bilingualTitle, coursesIn, type StoredCourse } from './menus/course-titles.ts'
export { mapDishFacts } from './menus/dish-facts-read-model.ts'
export { hasMenus, insertMenu } from './menus/menu-store.ts'
export { resolveCourses, type MenuCourse } from './menus/resolve-courses.ts'
export { chefRoutes } from './routes.ts'
export {
  findChef,
  findChefOf,
  findShownChef,
  lockChef,
  listBusyDays,
  listMatchingChefs,
  type Chef,
} from './store.ts'
