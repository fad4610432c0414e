import { indexAddress } from '#ui/index-table/address.ts'
import { AUDIT_SORTS } from '../../contract.ts'

export const AUDIT_ADDRESS = indexAddress(
  { search: 'text', action: 'text', object: 'text', from: 'day', to: 'day', sort: AUDIT_SORTS },
  'entry',
)
