import { indexAddress } from '#ui/index-table/address.ts'
import { SUBSCRIPTION_SORTS } from '../../admin-contract.ts'
import { PAYMENT_STATUSES, STATUSES } from '../../rules.ts'

export const SUBSCRIPTIONS_ADDRESS = indexAddress({
  search: 'text',
  status: STATUSES,
  payment: PAYMENT_STATUSES,
  planId: 'number',
  restaurantId: 'number',
  sort: SUBSCRIPTION_SORTS,
})
