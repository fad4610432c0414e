import { newIdempotencyKey } from './idempotency-key.ts'

interface OpenWrite {
  readonly key: string
  readonly movesMoney: boolean
  /** All tries are over, and none got an answer. */
  isLost: boolean
}

/** Writes that wait for an answer or never got one, by what they ask for. */
const openWrites = new Map<string, OpenWrite>()

/**
 * One key for one intention: what is asked for again after silence is the same write and has the
 * same key; after an answer it is another write. A write that was lost is also over once the page
 * has done something else, so that it can't be mistaken for a later one. Where money moves, only
 * its own answer ends it.
 */
export function openWrite(intention: string, movesMoney: boolean) {
  const write = openWrites.get(intention) ?? { key: newIdempotencyKey(), movesMoney, isLost: false }
  write.isLost = false
  openWrites.set(intention, write)
  const lostBefore = [...openWrites].filter(([, other]) => other.isLost && !other.movesMoney)
  const end = (ended: string, which: OpenWrite) =>
    openWrites.get(ended) === which && openWrites.delete(ended)
  return {
    key: write.key,
    done: () => {
      end(intention, write)
      for (const [other, lost] of lostBefore) if (lost.isLost) end(other, lost)
    },
    refused: () => end(intention, write),
    lost: () => {
      write.isLost = true
    },
  }
}
