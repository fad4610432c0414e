import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Prepared } from '../answers/prepared-answer.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
const BROTLI_QUALITY = 5
const PAGES_MAX = 500

export interface PageCache {
  find: (key: string) => Prepared | undefined
  keep: (key: string, page: Prepared) => void
}

/**
 * Anonymous pages of one process. The key carries everything a page depends on, the catalogue's
 * version too; the oldest page makes room for a new one.
 */
export function createPageCache(): PageCache {
  const pages = new Map<string, Prepared>()
  return {
    find: (key) => pages.get(key),
    keep(key, page) {
      const oldest = pages.keys().next()
      if (pages.size >= PAGES_MAX && !oldest.done) pages.delete(oldest.value)
      pages.set(key, page)
    },
  }
}

/** A rendered page in every encoding. */
export async function preparePage(
  status: number,
  html: string,
  headers: Readonly<Record<string, string>>,
): Promise<Prepared> {
  const plain = Buffer.from(html)
  const [gzipped, brotli] = await Promise.all([
    compressGzip(plain),
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  ])
  return {
    status,
    headers,
    body: (encoding) => {
      if (encoding === 'br') return { bytes: brotli, encoding }
      return encoding === 'gzip' ? { bytes: gzipped, encoding } : { bytes: plain }
    },
  }
}
