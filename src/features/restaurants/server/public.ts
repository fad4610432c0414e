export {
  countPlacesLeft,
  lockKitchenDays,
  releaseKitchenDays,
  releasePlacesOfDays,
  reserveKitchenDays,
} from './capacity.ts'
export {
  listPortionsLeft,
  recountDish,
  releaseDishPortions,
  takeDishPortions,
  type LockedDish,
} from './dish-portions.ts'
export {
  freezeDay,
  followKitchenCapacity,
  lockDaysFrom,
  lockKitchenDay,
  putDayCapacity,
  setDaysClosed,
  type KitchenDay,
} from './days/day-store.ts'
export {
  insertKitchen,
  updateKitchen,
  type KitchenColumns,
  type NewKitchen,
} from './kitchen/kitchen-store.ts'
export { listMenu } from './menu-read-model.ts'
export { createKitchenCards, type KitchenCards } from './nearby/kitchen-cards.ts'
export { listNamesNearby } from './nearby/list-restaurants.ts'
export { getRating, lockOutOrders, lockRestaurant, setRating } from './rating.ts'
export { restaurantRoutes } from './routes.ts'
export {
  createCatalogueIndex,
  type CatalogueIndex,
  type Changed,
} from './search/catalogue-index.ts'
export {
  findCutoff,
  findKitchen,
  findOwnKitchen,
  listCutoffTimes,
  listDaysWithout,
  type Kitchen,
  type OwnKitchen,
} from './store.ts'
