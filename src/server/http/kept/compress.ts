import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Encoding } from '../answers/prepared-answer.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** What is sent many times is worth more work than what is sent once. */
const BROTLI_QUALITY = { kept: 4, once: 3 }
/** So few bytes take less than half a millisecond, and the way through another thread costs more. */
const AT_ONCE_MAX_BYTES = 16_384

/** The text as bytes in one encoding, or as they are. */
export async function compress(
  text: string,
  encoding: Encoding | undefined,
  use: keyof typeof BROTLI_QUALITY,
): Promise<Buffer> {
  const plain = Buffer.from(text)
  if (encoding === undefined) return plain
  if (plain.length <= AT_ONCE_MAX_BYTES) return tight(compressAtOnce(plain, encoding))
  if (encoding === 'gzip') return tight(await compressGzip(plain))
  return tight(await compressBrotli(plain, { params: brotliParams(plain, use) }))
}

/** With buffers as large as the text; a higher quality finds hardly more in so little. */
function compressAtOnce(plain: Buffer, encoding: Encoding): Buffer {
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, plain.length)
  if (encoding === 'gzip') return gzipSync(plain, { chunkSize })
  return brotliCompressSync(plain, { chunkSize, params: brotliParams(plain, 'once') })
}

const brotliParams = (plain: Buffer, use: keyof typeof BROTLI_QUALITY) => ({
  [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use],
  [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
})

/** Every result of zlib keeps a block of 64 KB alive, however small it is. */
function tight(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
