import { indexAddress } from '#ui/index-table/address.ts'
import { EVENT_SORTS, PAYOUT_SORTS } from '../../admin-tables-contract.ts'
import { CHEF_EVENT_STATUSES, PAYOUT_STATES } from '../../rules.ts'

export const ADMIN_EVENTS_ADDRESS = indexAddress(
  { search: 'text', status: CHEF_EVENT_STATUSES, complaints: ['open'], sort: EVENT_SORTS },
  'event',
)

export const ADMIN_PAYOUTS_ADDRESS = indexAddress({ state: PAYOUT_STATES, sort: PAYOUT_SORTS })
