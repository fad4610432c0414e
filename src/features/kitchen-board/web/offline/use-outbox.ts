import { useEffect, useSyncExternalStore } from 'react'
import type { Entry, Outbox } from './outbox.ts'

const NONE: readonly never[] = []

/** What waits in an outbox, which sends while the page is open. */
export function useOutbox<A>(outbox: Outbox<A>): readonly Entry<A>[] {
  useEffect(() => outbox.start(), [outbox])
  return useSyncExternalStore(outbox.watch, outbox.entries, () => NONE)
}
