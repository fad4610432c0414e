import { Hono } from 'hono'
import { plateSvg, plateWebp } from './plate-images.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * `/plates/{slug}.svg` and `/plates/{slug}-128.webp`, kept by browsers for good: their address
 * carries the version of the drawing.
 */
export function createPlateDoor(): Hono {
  const door = new Hono()
  door.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  })
  door.get('/:file{[a-z0-9-]+\\.svg}', (c) => {
    const svg = plateSvg(c.req.param('file').slice(0, -'.svg'.length))
    if (svg === undefined) return c.notFound()
    return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': FOREVER })
  })
  door.get('/:file{[a-z0-9-]+-128\\.webp}', async (c) => {
    const picture = await plateWebp(c.req.param('file').slice(0, -'-128.webp'.length), 128)
    if (picture === undefined) return c.notFound()
    return c.body(new Uint8Array(picture), 200, {
      'content-type': 'image/webp',
      'cache-control': FOREVER,
    })
  })
  return door
}
