import { useEffect, useState, useSyncExternalStore } from 'react'
import { CookingStore, deleteOldCooking, NOTHING_SAVED } from './saved-cooking.ts'

const nothing = () => NOTHING_SAVED

/** Where the cook is, as kept on this device; a page from the server starts at the beginning. */
export function useCooking(acceptedId: number) {
  const [store] = useState(() => new CookingStore(acceptedId))
  const kept = useSyncExternalStore(store.watch, store.get, nothing)
  useEffect(() => deleteOldCooking(Date.now()), [])
  return { store, kept }
}
