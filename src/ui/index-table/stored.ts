import { useSyncExternalStore } from 'react'

function follow(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}

/** A text that this browser keeps; null on the server and before it was kept. */
export const useStored = (name: string): string | null =>
  useSyncExternalStore(
    follow,
    () => localStorage.getItem(name),
    () => null,
  )

export function store(name: string, text: string): void {
  localStorage.setItem(name, text)
  // Browsers tell only other pages of a change.
  dispatchEvent(new StorageEvent('storage', { key: name }))
}
