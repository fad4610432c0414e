import { readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../tools/places.ts'

export interface FirstLoad {
  route: string
  files: number
  /** Of all scripts that the page loads before it is touched. */
  gzipBytes: number
}

/** Addresses of pages that need no session and have no parameter in their address. */
function publicRoutes(): string[] {
  const names = readdirSync(path.join(root, 'src', 'routes'))
  const site = names.flatMap((name) => /^_site\.([\w-]+)\.tsx$/.exec(name)?.[1] ?? [])
  return ['/', ...site.filter((name) => name !== 'index').map((name) => `/${name}`), '/login']
}

const SCRIPTS = /<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.js)"/g
const STATIC_IMPORTS = /(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

/** Scripts named in the page and all that they import statically. */
export async function measureFirstLoad(address: string): Promise<FirstLoad[]> {
  const scripts = new Map<string, Promise<string>>()
  const get = (url: string) => {
    const known = scripts.get(url) ?? fetchText(url)
    scripts.set(url, known)
    return known
  }
  const results: FirstLoad[] = []
  for (const route of publicRoutes()) {
    const response = await fetch(address + route, { redirect: 'manual' })
    if (response.status !== 200) continue
    const html = await response.text()
    const wanted = [...html.matchAll(SCRIPTS)].map(([, src]) => new URL(src ?? '', address).href)
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
    results.push({ route, files: loaded.size, gzipBytes })
  }
  return results
}
