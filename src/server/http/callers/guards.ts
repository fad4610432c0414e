import type { Context } from 'hono'
import { Refusal } from '#shared/wire/refusal.ts'

/**
 * A browser says where an unsafe request comes from; another site's is refused. Programs that
 * send neither header carry no ambient cookie and may pass.
 */
export function refuseCrossSite(c: Context, publicUrl: string): void {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new Refusal('cross_site', 403)
    return
  }
  const origin = c.req.header('origin')
  if (origin === undefined) return
  if (origin !== new URL(publicUrl).origin) throw new Refusal('cross_site', 403)
}
