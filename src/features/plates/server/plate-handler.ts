import { Hono, type Context } from 'hono'
import type { DrawableDish } from '../composition.ts'
import { plateSvg, plateWebp } from './plate-images.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const A_MINUTE = 'public, max-age=60'

/** What a kitchen's own dish is drawn from. */
export interface DishPicture {
  dish: DrawableDish
  /** A square photo (JPEG) that lies on the plate instead of the drawn food. */
  photo: Buffer | undefined
  /** The slug asked for is that of the dish as it is now, so the picture never changes. */
  isCurrent: boolean
}

export type FindDishPicture = (slug: string) => Promise<DishPicture | undefined>

/**
 * `/plates/{slug}.svg` and `/plates/{slug}-128.webp`, kept by browsers for good: their address
 * carries the version of the drawing.
 */
export function createPlateHandler(findOwnDish: FindDishPicture): Hono {
  const handler = new Hono()
  handler.use(async (c, next) => {
    await next()
    c.header(
      'content-security-policy',
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    )
  })
  handler.get('/:file{[a-z0-9-]+\\.svg}', async (c) => {
    const slug = c.req.param('file').slice(0, -'.svg'.length)
    const own = await findOwnDish(slug)
    const svg = own ? plateSvg(slug, own.dish, own.photo) : plateSvg(slug)
    return svg === undefined ? c.notFound() : answer(c, svg, 'image/svg+xml', own)
  })
  handler.get('/:file{[a-z0-9-]+-128\\.webp}', async (c) => {
    const slug = c.req.param('file').slice(0, -'-128.webp'.length)
    const own = await findOwnDish(slug)
    const picture = await plateWebp(slug, 128, own?.dish, own?.photo)
    if (picture === undefined) return c.notFound()
    return answer(c, new Uint8Array(picture), 'image/webp', own)
  })
  return handler
}

const answer = (
  c: Context,
  body: string | Uint8Array<ArrayBuffer>,
  mediaType: string,
  own: DishPicture | undefined,
) =>
  c.body(body, 200, {
    'content-type': mediaType,
    'cache-control': own && !own.isCurrent ? A_MINUTE : FOREVER,
  })
