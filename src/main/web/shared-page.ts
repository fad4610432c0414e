import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { getNormalizedURL } from '@tanstack/react-router/ssr/server'
import type { SharedPage } from '#server/http/pages/pages.ts'
import { areaOf } from './area-of.ts'
import { getRouter } from './router.tsx'

/** Leads to no route: all unknown addresses are this page. */
export const UNKNOWN: SharedPage = { address: '/404', hasParameters: false }

let router: AnyRouter | undefined

/**
 * The page that signed-out visitors see at an address, in one spelling: letter case, encoding and
 * what its route does not read of the query make no page of their own. None in the areas behind the
 * login, whose pages are a person's.
 */
export function findSharedPage(url: string): SharedPage | undefined {
  let asked: URL
  try {
    asked = getNormalizedURL(url, 'http://localhost').url
  } catch {
    return UNKNOWN
  }
  if (areaOf(asked.pathname)) return undefined
  router ??= getRouter() as AnyRouter
  const [branch, params, route] = router.getMatchedRoutes(asked.pathname)
  const isHome = asked.pathname === '/'
  if ((!route && !isHome) || params['**'] !== undefined) return UNKNOWN
  const path = (route?.fullPath ?? '/').replaceAll(/\$(\w+)/g, (_: string, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const address = (path.replace(/\/$/, '') || '/') + searchOf(branch, asked.search, router)
  return { address, hasParameters: Object.keys(params).length > 0 }
}

/** As much of the query as the routes read. */
function searchOf(branch: readonly AnyRoute[], search: string, { options }: AnyRouter): string {
  const asked = options.parseSearch(search)
  const read = branch.map(({ options: { validateSearch } }) =>
    typeof validateSearch === 'function' ? (validateSearch(asked) as object) : {},
  )
  return options.stringifySearch(Object.assign({}, ...read) as Record<string, unknown>)
}
