import { composeDish } from '../draw-dish.ts'
import type { Composition, DrawableDish } from '../composition.ts'
import { findServing } from '../compositions/index.ts'
import { findState } from '../compositions/states.ts'
import { drawPlate } from '../drawing/plate.ts'
import { hashText } from '../drawing/random.ts'

/** Widths of a bitmap in pixels; a plate below 64 CSS pixels is shown as 128. */
export type BitmapWidth = 128 | 256

/** About 25 MB of drawings at most; a picture is redrawn in 2 ms. */
const KEPT_AT_MOST = 2000

const drawings = new Map<string, string>()
const bitmaps = new Map<string, Buffer>()

/**
 * The drawing of a catalogue dish or of a state plate (`empty`, `not-found`, `fault`).
 * A dish that is not drawn by hand needs its ingredients: pass it, or get nothing. A photo replaces
 * the food inside the same rim.
 */
export function plateSvg(slug: string, dish?: DrawableDish, photo?: Buffer): string | undefined {
  const key = cacheKey(slug, dish)
  const kept = photo ? undefined : drawings.get(key)
  if (kept) return kept
  const composition = compositionOf(slug, dish)
  if (!composition) return undefined
  if (photo) return drawPlate(composition, { photoUrl: dataUrlOf(photo) })
  return keep(drawings, key, drawPlate(composition))
}

/** The same as a WebP picture, for places too small for hundreds of shapes. */
export async function plateWebp(
  slug: string,
  widthPx: BitmapWidth,
  dish?: DrawableDish,
  photo?: Buffer,
): Promise<Buffer | undefined> {
  const key = `${cacheKey(slug, dish, photo)} ${widthPx}`
  const kept = bitmaps.get(key)
  if (kept) return kept
  const svg = plateSvg(slug, dish, photo)
  if (!svg) return undefined
  return keep(bitmaps, key, await paint(svg, widthPx))
}

/** A dish that changes gets a new picture; what is drawn by hand depends on its slug alone. */
function cacheKey(slug: string, dish?: DrawableDish, photo?: Buffer): string {
  if (!dish) return slug
  return `${slug} ${hashText(JSON.stringify(dish))} ${photo ? hashText(photo.toString('base64')) : ''}`
}

const dataUrlOf = (photo: Buffer): string => `data:image/jpeg;base64,${photo.toString('base64')}`

function compositionOf(slug: string, dish?: DrawableDish): Composition | undefined {
  if (dish) return composeDish(dish)
  const serving = findServing(slug)
  return serving ? { seed: slug, label: wordsOf(slug), ...serving } : findState(slug)
}

function wordsOf(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

async function paint(svg: string, widthPx: BitmapWidth): Promise<Buffer> {
  const unitsAcross = 240
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg), { density: (72 * widthPx * 2) / unitsAcross })
    .resize(widthPx, widthPx)
    .webp({ quality: 84, alphaQuality: 90 })
    .toBuffer()
}

function keep<Value>(kept: Map<string, Value>, key: string, value: Value): Value {
  const [oldest] = kept.keys()
  if (kept.size >= KEPT_AT_MOST && oldest !== undefined) kept.delete(oldest)
  kept.set(key, value)
  return value
}
