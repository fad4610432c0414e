import { ROLES, type Role } from '#shared/endpoint.ts'
import { STATES, type State } from '../rules.ts'
import type { UserFilters } from './queries.ts'

const SEARCH_MAX = 100

/** What of the page stands in its address, so that a view can be kept and sent. */
export interface UsersSearch {
  search?: string | undefined
  role?: Role | undefined
  state?: State | undefined
  /** Whose panel is open. */
  person?: number | undefined
}

export function readUsersSearch(given: Record<string, unknown>): UsersSearch {
  const person = Number(given['person'])
  return {
    search: readText(given['search']),
    role: ROLES.find((one) => one === given['role']),
    state: STATES.find((one) => one === given['state']),
    person: Number.isInteger(person) && person > 0 ? person : undefined,
  }
}

/** Digits arrive as a number. */
function readText(given: unknown): string | undefined {
  const text = typeof given === 'number' ? String(given) : given
  return typeof text === 'string' && text !== '' ? text.slice(0, SEARCH_MAX) : undefined
}

export const filtersOf = ({ search, role, state }: UsersSearch): UserFilters => ({
  ...(search && { search }),
  ...(role && { role }),
  ...(state && { state }),
})
