import { isDay } from '#shared/dates.ts'
import type { AuditFilters } from '../queries.ts'

const TEXT_MAX = 100

/** What of the page stands in its address, so that a view can be kept and sent. */
export interface AuditSearch extends AuditFilters {
  /** The entry whose panel is open. */
  entry?: number
}

export function readAuditSearch(given: Record<string, unknown>): AuditSearch {
  const search = readText(given['search'])
  const action = readText(given['action'])
  const object = readText(given['object'])
  const from = readText(given['from'])
  const to = readText(given['to'])
  const entry = Number(given['entry'])
  return {
    ...(search && { search }),
    ...(action && { action }),
    ...(object && { object }),
    ...(from && isDay(from) && { from }),
    ...(to && isDay(to) && { to }),
    ...(Number.isInteger(entry) && entry > 0 && { entry }),
  }
}

/** Digits arrive as a number. */
function readText(given: unknown): string | undefined {
  const text = typeof given === 'number' ? String(given) : given
  return typeof text === 'string' && text !== '' ? text.slice(0, TEXT_MAX) : undefined
}

export function auditFiltersOf(search: AuditSearch): AuditFilters {
  const filters = { ...search }
  delete filters.entry
  return filters
}
