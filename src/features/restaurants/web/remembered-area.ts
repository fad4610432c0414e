import { useSyncExternalStore } from 'react'

const KEY = 'area'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

function remember(slug: string | undefined): void {
  try {
    if (slug === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, slug)
  } catch {
    // A browser that keeps nothing still shows the area until the page is left.
  }
  for (const listener of listeners) listener()
}

/** The area a visitor chose, kept in this browser; none while the server renders. */
export const useRememberedArea = (): [string | undefined, (slug: string | undefined) => void] => [
  useSyncExternalStore(subscribe, read, () => undefined),
  remember,
]
