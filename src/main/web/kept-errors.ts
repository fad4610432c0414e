import type { Query, QueryCache } from '@tanstack/react-query'

/**
 * The library forgets why a query failed as soon as it is asked for again, so that a page would put its
 * skeleton in place of "Try again" and the focus would be lost with the button. Here a query that
 * someone saw fail stays failed until it has an answer; that it is asked for again says `isFetching`.
 */
export function keepErrors(cache: QueryCache): void {
  const seen = new WeakMap<Query, Error>()
  cache.subscribe((event) => {
    const { query } = event
    if (query.getObserversCount() === 0) seen.delete(query)
    else if (event.type === 'updated') {
      const { data, error } = query.state
      const last = seen.get(query)
      if (event.action.type !== 'fetch') {
        if (error) seen.set(query, error)
        else seen.delete(query)
      } else if (last && data === undefined) query.setState({ status: 'error', error: last })
    }
  })
}
