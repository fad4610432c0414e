import { indexAddress } from '#ui/index-table/address.ts'
import { DECLINED, PAYMENT_SORTS } from '../../admin-contract.ts'
import { OFFERED_METHODS, PAYMENT_PURPOSES, PAYMENT_STATES } from '../../rules.ts'

export const PAYMENTS_ADDRESS = indexAddress({
  search: 'text',
  state: PAYMENT_STATES,
  method: OFFERED_METHODS,
  purpose: PAYMENT_PURPOSES,
  declined: DECLINED,
  subscriptionId: 'number',
  sort: PAYMENT_SORTS,
})
