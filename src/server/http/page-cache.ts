/** A page as it goes over the wire, ready in every encoding. */
export interface StoredPage {
  status: number
  headers: Record<string, string>
  plain: Buffer
  gzip: Buffer
  brotli: Buffer
}

const PAGES_MAX = 500

/**
 * Anonymous pages of one process. The key carries everything a page depends on, the catalogue's
 * version too; the oldest page makes room for a new one.
 */
export function createPageCache() {
  const pages = new Map<string, StoredPage>()
  return {
    find: (key: string): StoredPage | undefined => pages.get(key),
    keep(key: string, page: StoredPage): void {
      const oldest = pages.keys().next()
      if (pages.size >= PAGES_MAX && !oldest.done) pages.delete(oldest.value)
      pages.set(key, page)
    },
  }
}
