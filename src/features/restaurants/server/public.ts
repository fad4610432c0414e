export {
  countPlacesLeft,
  holdKitchenDays,
  releaseKitchenDays,
  releasePlacesOfDays,
  reserveKitchenDays,
} from './capacity.ts'
export {
  listPortionsLeft,
  recountDish,
  releaseDishPortions,
  takeDishPortions,
  type HeldDish,
} from './dish-portions.ts'
export { listMenu } from './menu-store.ts'
export { getRating, lockRestaurant, setRating } from './rating.ts'
export { restaurantRoutes } from './routes.ts'
export {
  findKitchen,
  findOwnKitchen,
  listCutoffTimes,
  listDaysWithout,
  type Kitchen,
  type OwnKitchen,
} from './store.ts'
