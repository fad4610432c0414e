import { indexAddress } from '#ui/index-table/address.ts'
import { QUOTE_SORTS } from '../../admin-contract.ts'
import { QUOTE_STATES } from '../../rules.ts'

export const QUOTES_ADDRESS = indexAddress({
  search: 'text',
  state: QUOTE_STATES,
  isOverdue: 'flag',
  isMine: 'flag',
  sort: QUOTE_SORTS,
})
