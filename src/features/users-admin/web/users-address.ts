import { ROLES } from '#shared/wire/endpoint.ts'
import { indexAddress } from '#ui/index-table/address.ts'
import { SORTS, STATES } from '../rules.ts'

export const USERS_ADDRESS = indexAddress(
  { search: 'text', role: ROLES, state: STATES, sort: SORTS },
  'person',
)
