import { productNow } from '#shared/page/product-now.ts'
/** The last answer of the server, kept on this device. */
export interface SavedCopy<T> {
  data: T
  savedAt: string
}

export function keepCopy<T>(key: string, data: T): void {
  const copy: SavedCopy<T> = { data, savedAt: productNow().toISOString() }
  try {
    localStorage.setItem(key, JSON.stringify(copy))
  } catch {
    // A full store loses only the copy; the page goes on.
  }
}

/** The text of a copy, which stays the same value as long as it is the same copy. */
export const readCopy = (key: string): string | null => localStorage.getItem(key)

export function parseCopy<T>(text: string | null): SavedCopy<T> | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as SavedCopy<T>)
  } catch {
    return undefined
  }
}

/** Takes copies off the device; one that cannot be read goes, too. */
export function deleteCopies<T>(prefix: string, isOver: (copy: SavedCopy<T>) => boolean): void {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
    const copy = parseCopy<T>(localStorage.getItem(key))
    if (!copy || isOver(copy)) localStorage.removeItem(key)
  }
}
