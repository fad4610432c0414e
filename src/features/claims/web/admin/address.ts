import { indexAddress } from '#ui/index-table/address.ts'
import { CLAIM_SORTS } from '../../admin-contract.ts'
import { CLAIM_KINDS, CLAIM_STATES } from '../../rules.ts'

export const FOOD_PROBLEMS_ADDRESS = indexAddress({
  search: 'text',
  state: CLAIM_STATES,
  kind: CLAIM_KINDS,
  sort: CLAIM_SORTS,
})
