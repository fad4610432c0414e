import { qpdf } from './qpdf.ts'

/** What `qpdf --requires-password` answers for a file that is encrypted and opens without one. */
const OPENS_FOR_ANYBODY = 3

/**
 * The file without its owner's lock. Authorities and banks lock what they send against changes only:
 * it opens for anybody. Undefined where it asks for a password or can't be read.
 */
export async function unlockPdf(bytes: Uint8Array): Promise<Buffer | undefined> {
  const { status } = await qpdf(bytes, ['--requires-password'], { hasTarget: false })
  if (status !== OPENS_FOR_ANYBODY) return undefined
  const { file } = await qpdf(bytes, ['--decrypt', '--object-streams=disable'])
  return file && Buffer.from(file)
}
