import type { ResizeOptions } from 'sharp'
import { ImageRefused } from './data-url.ts'
import { inTurn } from './in-turn.ts'

const PIXELS_MAX = 25_000_000
const SIDE_MAX = 1200
const JPEG_QUALITY = 70
const SECONDS_MAX = 5

/**
 * Decodes a picture and writes it again as JPEG, upright, at most 1200 px on its long side and
 * without any metadata, such as the place where it was taken.
 * @throws ImageRefused for what cannot be decoded whole.
 * @throws Refusal `too_many_requests` (429) while too many pictures wait.
 */
export const reencodeJpeg = (bytes: Buffer): Promise<Buffer> =>
  inTurn(() => convert(bytes, { width: SIDE_MAX, height: SIDE_MAX, fit: 'inside' }))

/** The same, cut to its middle square of so many pixels. */
export const reencodeSquareJpeg = (bytes: Buffer, sidePx: number): Promise<Buffer> =>
  inTurn(() => convert(bytes, { width: sidePx, height: sidePx, fit: 'cover' }))

async function convert(bytes: Buffer, size: ResizeOptions): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'warning', pages: 1 })
  try {
    const { width, height } = await image.metadata()
    if (width * height > PIXELS_MAX) throw new ImageRefused('too_many_pixels')
    return await image
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ ...size, withoutEnlargement: size.fit === 'inside' })
      .toColourspace('srgb')
      .jpeg({ quality: JPEG_QUALITY })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer()
  } catch (error) {
    if (error instanceof ImageRefused) throw error
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
    throw new ImageRefused(isTooLarge ? 'too_many_pixels' : 'unreadable')
  }
}
