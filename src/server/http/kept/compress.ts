import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Encoding } from '../answers/prepared-answer.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** What is sent many times is worth more work than what is sent once. */
const BROTLI_QUALITY = { kept: 4, once: 3 }
/** Up to so many bytes, a thread of its own costs more than compressing does. */
const SMALL_BYTES = 8192

/** The text as bytes in one encoding, or as they are. */
export async function compress(
  text: string,
  encoding: Encoding | undefined,
  use: keyof typeof BROTLI_QUALITY,
): Promise<Buffer> {
  const plain = Buffer.from(text)
  if (encoding === undefined) return plain
  if (plain.length <= SMALL_BYTES) return tight(compressSmall(plain, encoding))
  if (encoding === 'gzip') return tight(await compressGzip(plain))
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use] }
  return tight(await compressBrotli(plain, { params }))
}

/** With buffers as large as the text; a higher quality finds nothing more in so little. */
function compressSmall(plain: Buffer, encoding: Encoding): Buffer {
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, plain.length)
  if (encoding === 'gzip') return gzipSync(plain, { chunkSize })
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY.once }
  return brotliCompressSync(plain, { chunkSize, params })
}

/** Every result of zlib keeps a block of 64 KB alive, however small it is. */
function tight(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
