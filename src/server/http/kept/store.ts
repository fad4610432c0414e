import type { Prepared } from '../answers/prepared-answer.ts'

/** An answer or a page whose bytes are there in the one encoding that was asked for. */
export interface Kept extends Prepared {
  readonly size: number
}

/** Answers and pages that are the same for everybody, in memory up to a number of bytes. */
export interface KeptStore {
  /** What is kept under a key, unless it was made of another version of what it shows. */
  find: (key: string, version: string) => Kept | undefined
  keep: (key: string, version: string, kept: Kept) => void
  /** Bytes of all that is kept. */
  size: () => number
}

const MAX_BYTES = 32 * 1024 * 1024
/** Of one answer: what is larger would push out too many others. */
const MAX_SHARE = 1 / 16
/** Headers, the entry and its place in the map. */
const OVERHEAD_BYTES = 600

interface Entry {
  version: string
  kept: Kept
  bytes: number
}

/** What was not asked for the longest makes room. */
export function createKeptStore(maxBytes = MAX_BYTES): KeptStore {
  const entries = new Map<string, Entry>()
  let total = 0

  const evict = (key: string, { bytes }: Entry) => {
    entries.delete(key)
    total -= bytes
  }
  return {
    find(key, version) {
      const entry = entries.get(key)
      if (entry?.version !== version) return undefined
      // The map is in the order of the last use.
      entries.delete(key)
      entries.set(key, entry)
      return entry.kept
    },
    keep(key, version, kept) {
      const old = entries.get(key)
      if (old) evict(key, old)
      const bytes = kept.size + 2 * key.length + OVERHEAD_BYTES
      if (bytes > maxBytes * MAX_SHARE) return
      for (const [other, entry] of entries) {
        if (total + bytes <= maxBytes) break
        evict(other, entry)
      }
      entries.set(key, { version, kept, bytes })
      total += bytes
    },
    size: () => total,
  }
}
