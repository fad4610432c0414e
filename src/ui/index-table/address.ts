import { isDay } from '#shared/dates.ts'

/** What of an index is in the page's address, so that a view can be kept and sent. */
export type IndexSearch = Readonly<Record<string, string | number | boolean>>

/** Changes the address as it is by then: another change may have come while this one was awaited. */
export type OnSearch = (change: (now: IndexSearch) => IndexSearch) => void

/** What a name of the address holds; one of several words is known by the words. */
type Kind = 'text' | 'number' | 'flag' | 'day' | readonly string[]

export interface IndexAddress {
  /** What is known of an address's query; the rest is dropped. */
  read: (given: Record<string, unknown>) => IndexSearch
  /** Without the page and without the panel that is open. */
  filtersOf: (search: IndexSearch) => IndexSearch
  /** The name of the record whose panel is open. */
  panel: string | undefined
}

const TEXT_MAX = 100
/** Anyone who needs more rows than these filters them, or takes the file. */
const PAGES_MAX = 100

function readValue(given: unknown, kind: Kind): string | number | boolean | undefined {
  if (kind === 'flag') return given === 'true' ? true : given === 'false' ? false : asFlag(given)
  if (kind === 'number') return readNumber(given)
  const text = typeof given === 'string' || typeof given === 'number' ? String(given) : ''
  if (kind === 'text') return text === '' ? undefined : text.slice(0, TEXT_MAX)
  if (kind === 'day') return isDay(text) ? text : undefined
  return kind.includes(text) ? text : undefined
}

const asFlag = (given: unknown): boolean | undefined =>
  typeof given === 'boolean' ? given : undefined

function readNumber(given: unknown): number | undefined {
  const number = typeof given === 'string' || typeof given === 'number' ? Number(given) : 0
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/**
 * Says what the address of an index may hold: its filters and their order, how many pages are
 * shown, and the panel that is open.
 */
export function indexAddress(
  filters: Readonly<Record<string, Kind>>,
  panel?: string,
): IndexAddress {
  const kinds: Readonly<Record<string, Kind>> = {
    ...filters,
    page: 'number',
    ...(panel !== undefined && { [panel]: 'number' }),
  }
  const pick = (given: Record<string, unknown>, names: readonly string[]): IndexSearch =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = readValue(given[name], kinds[name] ?? 'text')
        return value === undefined ? [] : [[name, value]]
      }),
    )
  return {
    read: (given) => pick(given, Object.keys(kinds)),
    filtersOf: (search) => pick(search, Object.keys(filters)),
    panel,
  }
}

/** How many pages of rows the address asks for. */
export const pagesIn = ({ page }: IndexSearch): number =>
  typeof page === 'number' ? Math.min(page, PAGES_MAX) : 1

/** The address with one page more; none where so many cannot be shown. */
export const withNextPage = (search: IndexSearch): IndexSearch | undefined => {
  const page = pagesIn(search) + 1
  return page > PAGES_MAX ? undefined : { ...search, page }
}

/**
 * The address with another value of one name, from the first page on; none takes the name out. A
 * search that settles late keeps the panel that was opened meanwhile.
 */
export function withValue(
  address: IndexAddress,
  search: IndexSearch,
  name: string,
  value: string,
): IndexSearch {
  const { [name]: _, ...others } = address.filtersOf(search)
  const open = address.panel === undefined ? undefined : search[address.panel]
  return {
    ...others,
    ...(value !== '' && { [name]: value }),
    ...(address.panel !== undefined && open !== undefined && { [address.panel]: open }),
  }
}

/** The address once its panel is closed. */
export const withoutPanel =
  ({ panel }: IndexAddress) =>
  (now: IndexSearch): IndexSearch =>
    Object.fromEntries(Object.entries(now).filter(([name]) => name !== panel))
