import { indexAddress, type IndexSearch } from '#ui/index-table/address.ts'
import { APPLICATION_FILTERS, APPLICATION_SORTS } from '../../admin-contract.ts'
import { APPLICATION_TYPES } from '../../rules.ts'

/** Whatever the status is. */
export const ANY = 'any'

export const APPLICATIONS_ADDRESS = indexAddress({
  search: 'text',
  status: [ANY, ...APPLICATION_FILTERS],
  type: APPLICATION_TYPES,
  sort: APPLICATION_SORTS,
})

/** Without a choice: what waits for the team; a search looks everywhere. */
export const statusOf = ({ status, search }: IndexSearch): string =>
  String(status ?? (search ? ANY : 'waiting'))

const OLDEST_FIRST = ['waiting', 'open', 'submitted', 'pending', 'needs_changes']

/** What waits is taken in the order of its coming; what is decided, the other way round. */
export const sortsOf = (search: IndexSearch): (typeof APPLICATION_SORTS)[number][] =>
  OLDEST_FIRST.includes(statusOf(search)) ? ['oldest', 'newest'] : ['newest', 'oldest']
