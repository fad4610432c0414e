import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { getKitchenRatings, hideRating, listRestaurantRatings, showRating } from './moderate.ts'
import { listRateableDeliveries, rateDelivery } from './rate-delivery.ts'

export const ratingRoutes: ServedEndpoint[] = [
  serveRead(contract.listRateableDeliveries, listRateableDeliveries),
  serveWrite(contract.rateDelivery, rateDelivery),
  serveRead(contract.getKitchenRatings, getKitchenRatings),
  serveRead(contract.listRestaurantRatings, listRestaurantRatings),
  serveWrite(contract.hideRating, hideRating),
  serveWrite(contract.showRating, showRating),
]
