import { shrinkPicture } from '#ui/fields/photo/shrink-picture.ts'
import {
  DOCUMENT_BYTES_MAX,
  IMAGE_JPEG_QUALITY,
  IMAGE_SIDE_MAX,
  IMAGE_TYPES,
  takesPdf,
  type DocumentKind,
} from '../../rules.ts'

export type PrepareError = 'kind' | 'kindOrPdf' | 'tooLarge' | 'unreadable'

export interface Prepared {
  dataUrl: string
  /** Bytes of what is sent. */
  bytes: number
}

const BASE64_BYTES = 3 / 4

/** A PDF as it is, a picture scaled down and without metadata, or why it cannot be taken. */
export async function prepare(
  kind: DocumentKind,
  file: File,
): Promise<Prepared | { error: PrepareError }> {
  if (file.type === 'application/pdf' && takesPdf(kind)) {
    if (file.size > DOCUMENT_BYTES_MAX) return { error: 'tooLarge' }
    const dataUrl = await readDataUrl(file)
    return dataUrl === undefined ? { error: 'unreadable' } : { dataUrl, bytes: file.size }
  }
  if (!IMAGE_TYPES.some((type) => type === file.type)) {
    return { error: takesPdf(kind) ? 'kindOrPdf' : 'kind' }
  }
  const dataUrl = await shrinkPicture(file, {
    sideMax: IMAGE_SIDE_MAX,
    quality: IMAGE_JPEG_QUALITY,
  })
  if (dataUrl === undefined) return { error: 'unreadable' }
  const bytes = Math.floor((dataUrl.length - dataUrl.indexOf(',') - 1) * BASE64_BYTES)
  return bytes > DOCUMENT_BYTES_MAX ? { error: 'tooLarge' } : { dataUrl, bytes }
}

const readDataUrl = (file: File): Promise<string | undefined> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : undefined),
    )
    reader.addEventListener('error', () => resolve(undefined))
    reader.readAsDataURL(file)
  })
