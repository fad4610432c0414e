import { EMIRATES } from '#shared/place/emirates.ts'
import { indexAddress } from '#ui/index-table/address.ts'
import { RESTAURANT_SORTS } from '../contract.ts'

export const RESTAURANTS_ADDRESS = indexAddress({
  search: 'text',
  isActive: 'flag',
  inReview: 'flag',
  emirate: EMIRATES,
  sort: RESTAURANT_SORTS,
})
