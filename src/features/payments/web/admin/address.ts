import { indexAddress } from '#ui/index-table/address.ts'
import { PAYMENT_SORTS } from '../../admin-contract.ts'
import { OFFERED_METHODS, PAYMENT_PURPOSES, PAYMENT_STATES } from '../../rules.ts'

export const PAYMENTS_ADDRESS = indexAddress({
  search: 'text',
  state: PAYMENT_STATES,
  method: OFFERED_METHODS,
  purpose: PAYMENT_PURPOSES,
  subscriptionId: 'number',
  sort: PAYMENT_SORTS,
})
