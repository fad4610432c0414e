import { ImageRefused, readFileDataUrl, type FileKind } from '../images/data-url.ts'
import { errorOfPicture } from '../images/require-baseline.ts'
import { reencodeJpeg } from '../images/reencode.ts'
import { FileRefused } from './file-refused.ts'
import { checkPdf } from './pdf/check-pdf.ts'
import type { VirusScanner } from './virus-scan.ts'

/** A document that may be kept. Pictures are written again as JPEG, upright and without metadata. */
export interface ReadDocument {
  mediaType: 'image/jpeg' | 'application/pdf'
  bytes: Buffer
  /** As it was sent. */
  sentBytes: number
}

/**
 * Checks a document that came as a data URL and makes it harmless.
 * @throws FileRefused
 * @throws Refusal `too_many_requests` (429) while too many files wait.
 */
export async function readDocument(
  dataUrl: string,
  allowed: readonly FileKind[],
  { maxBytes, scan }: { maxBytes: number; scan: VirusScanner },
): Promise<ReadDocument> {
  try {
    const { mediaType, bytes } = readFileDataUrl(dataUrl, allowed, maxBytes)
    if (await scan(bytes)) throw new FileRefused('unsafe')
    if (mediaType === 'application/pdf') {
      return { mediaType, bytes: await checkPdf(bytes), sentBytes: bytes.length }
    }
    const problem = errorOfPicture(mediaType, bytes)
    if (problem) throw new FileRefused(problem)
    const jpeg = await reencodeJpeg(bytes)
    return { mediaType: 'image/jpeg', bytes: jpeg, sentBytes: bytes.length }
  } catch (error) {
    if (error instanceof ImageRefused) throw new FileRefused(error.code)
    throw error
  }
}
