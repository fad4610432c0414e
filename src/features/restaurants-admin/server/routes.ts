import { serveEach } from '#server/http/serve-each.ts'
import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import * as review from '../review-contract.ts'
import {
  changeRestaurant,
  getAnyRestaurant,
  getRestaurantBoard,
  switchRestaurant,
} from './change-restaurant.ts'
import { exportRestaurants, listAllRestaurants } from './list-all-restaurants.ts'
import {
  confirmKitchenPapers,
  openReviewedKitchen,
  sendKitchenBack,
} from './review/decide-review.ts'
import { getKitchenReview } from './review/show-review.ts'

export const restaurantAdminRoutes: ServedEndpoint[] = [
  serveRead(contract.listAllRestaurants, listAllRestaurants),
  serveRead(contract.exportRestaurants, exportRestaurants),
  serveRead(contract.getAnyRestaurant, getAnyRestaurant),
  serveWrite(contract.changeRestaurant, changeRestaurant),
  serveWrite(contract.switchRestaurant, switchRestaurant),
  serveEach(contract.switchRestaurants, switchRestaurant),
  serveRead(contract.getRestaurantBoard, getRestaurantBoard),
  serveRead(review.getKitchenReview, getKitchenReview),
  serveWrite(review.openReviewedKitchen, openReviewedKitchen),
  serveWrite(review.confirmKitchenPapers, confirmKitchenPapers),
  serveWrite(review.sendKitchenBack, sendKitchenBack),
]
