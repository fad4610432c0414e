import { indexAddress } from '#ui/index-table/address.ts'
import { ORDER_FILTERS, ORDER_SORTS } from '../../admin-contract.ts'
import { ORDER_METHODS } from '../../rules.ts'

export const ADMIN_ORDERS_ADDRESS = indexAddress(
  {
    search: 'text',
    status: ORDER_FILTERS,
    method: ORDER_METHODS,
    day: 'day',
    sort: ORDER_SORTS,
  },
  'order',
)
