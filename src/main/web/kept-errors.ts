import type { Query, QueryCache } from '@tanstack/react-query'

/**
 * The library forgets why a query failed as soon as it is asked for again, so that a page would put its
 * skeleton in place of "Try again" and the focus would be lost with the button. Here a query that
 * someone saw fail stays failed until it has an answer; that it is asked for again says `isFetching`.
 */
export function keepErrors(cache: QueryCache): void {
  const seen = new WeakMap<Query, Error | null>()
  cache.subscribe((event) => {
    const { query } = event
    const error = seen.get(query)
    if (!query.observers.length) seen.delete(query)
    else if (event.type === 'updated') {
      if (event.action.type !== 'fetch') seen.set(query, query.state.error)
      else if (error) query.setState({ error, status: 'error' })
    }
  })
}
