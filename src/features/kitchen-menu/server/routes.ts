import { serveRead, type ServedEndpoint } from '#server/http/serve.ts'
import { getOwnKitchen as ownKitchenContract } from '../kitchen-contract.ts'
import { getOwnKitchen } from './get-own-kitchen.ts'

export const kitchenMenuRoutes: ServedEndpoint[] = [serveRead(ownKitchenContract, getOwnKitchen)]
