/** Why a file was not taken. */
export type ImageError = 'kind_refused' | 'unreadable' | 'too_large' | 'too_many_pixels'

export class ImageRefused extends Error {
  readonly code: ImageError
  constructor(code: ImageError) {
    super(code)
    this.name = 'ImageRefused'
    this.code = code
  }
}

const KINDS = {
  'image/jpeg': [[0, [0xff, 0xd8, 0xff]]],
  'image/png': [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  'image/webp': [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
  'application/pdf': [[0, [0x25, 0x50, 0x44, 0x46, 0x2d]]],
} satisfies Record<string, readonly [number, readonly number[]][]>

export type FileKind = keyof typeof KINDS

const IMAGES: readonly FileKind[] = ['image/jpeg', 'image/png', 'image/webp']

const startsAs = (kind: FileKind, bytes: Buffer): boolean =>
  KINDS[kind].every(([offset, magic]) =>
    Buffer.from(magic).equals(bytes.subarray(offset, offset + magic.length)),
  )

/**
 * The bytes of a file sent as a data URL, and its kind, which they alone decide: phones and programs
 * name files wrongly.
 * @throws ImageRefused
 */
export function readFileDataUrl(
  text: string,
  allowed: readonly FileKind[],
  maxBytes: number,
): { mediaType: FileKind; bytes: Buffer } {
  const [, base64] = /^data:[a-z]+\/[a-z0-9.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  if (base64 === undefined) {
    throw new ImageRefused(text.startsWith('data:') ? 'kind_refused' : 'unreadable')
  }
  if (base64.length % 4 !== 0) throw new ImageRefused('unreadable')
  if ((base64.length / 4) * 3 - 2 > maxBytes) throw new ImageRefused('too_large')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > maxBytes) throw new ImageRefused('too_large')
  const mediaType = allowed.find((kind) => startsAs(kind, bytes))
  if (mediaType === undefined) throw new ImageRefused('kind_refused')
  return { mediaType, bytes }
}

/**
 * The bytes of a picture sent as a data URL. JPEG, PNG and WebP pass, by their own bytes.
 * @throws ImageRefused
 */
export const readImageDataUrl = (text: string, maxBytes: number): Buffer =>
  readFileDataUrl(text, IMAGES, maxBytes).bytes
