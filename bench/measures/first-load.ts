import { gzipSync } from 'node:zlib'
import { sweptRoutes, type SweptRoute } from '../../e2e/support/routes.ts'
import { demoCode, demoPeople } from '../../tools/demo-people.ts'

/** The most that a page's scripts may weigh before it is touched, in KB gzip. */
export const FIRST_LOAD_MOST_KB = { home: 130, public: 141, own: 220, admin: 320 } as const

type LoadedRoute = Pick<SweptRoute, 'path' | 'as'>

export interface FirstLoad {
  route: string
  files: number
  /** Of all scripts that the page loads before it is touched. */
  gzipBytes: number
  mostBytes: number
}

/** A live shop has no such page. */
const DEMO_PAGE = '/inbox'

/** The page of a driver: anyone with its link sees it. No run has this one. */
const DRIVERS_PAGE: LoadedRoute = { path: `/run/${'x'.repeat(32)}`, as: 'visitor' }

/** Each page once; what is behind the question mark changes nothing of its scripts. */
const measuredRoutes = (): LoadedRoute[] => {
  const routes = [...sweptRoutes, DRIVERS_PAGE].filter(
    ({ path, as }) => !path.includes('?') && as !== 'newcomer',
  )
  return [...new Map(routes.toReversed().map((route) => [route.path, route])).values()].toReversed()
}

const SCRIPTS = /<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.js)"/g
const STATIC_IMPORTS = /(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

async function signIn(address: string, phone: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/verify-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ phone, otp: demoCode }),
  })
  if (!response.ok) throw new Error(`${phone} could not sign in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

async function signInAll(address: string): Promise<Map<string, string>> {
  const cookies = new Map([['visitor', '']])
  for (const { role, phone } of demoPeople) cookies.set(role, await signIn(address, phone))
  return cookies
}

/** Scripts named in the page and all that they import statically. */
export async function measureFirstLoad(address: string): Promise<FirstLoad[]> {
  const cookies = await signInAll(address)
  const scripts = new Map<string, Promise<string>>()
  const get = (url: string) => {
    const known = scripts.get(url) ?? fetchText(url)
    scripts.set(url, known)
    return known
  }
  const results: FirstLoad[] = []
  for (const route of measuredRoutes()) {
    const wanted = await listScripts(address, route.path, cookies.get(route.as) ?? '')
    const loaded = new Set<string>()
    let gzipBytes = 0
    for (let url = wanted.pop(); url !== undefined; url = wanted.pop()) {
      if (loaded.has(url)) continue
      loaded.add(url)
      const text = await get(url)
      gzipBytes += gzipSync(text).length
      for (const [, imported] of text.matchAll(STATIC_IMPORTS)) {
        wanted.push(new URL(imported ?? '', url).href)
      }
    }
    results.push({ route: route.path, files: loaded.size, gzipBytes, mostBytes: mostOf(route) })
  }
  return results
}

const mostOf = (route: LoadedRoute): number => {
  if (route.path === '/') return FIRST_LOAD_MOST_KB.home * 1000
  const isPublic = route.as === 'visitor' && route !== DRIVERS_PAGE && route.path !== DEMO_PAGE
  const own = route.path.startsWith('/admin') ? 'admin' : 'own'
  return FIRST_LOAD_MOST_KB[isPublic ? 'public' : own] * 1000
}

async function listScripts(address: string, path: string, cookie: string): Promise<string[]> {
  const response = await fetch(address + path, { headers: { cookie } })
  const { pathname } = new URL(response.url)
  if (pathname !== path) throw new Error(`${path} led to ${pathname}`)
  const scripts = [...(await response.text()).matchAll(SCRIPTS)]
  return scripts.map(([, src]) => new URL(src ?? '', address).href)
}
