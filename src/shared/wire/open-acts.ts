import { newIdempotencyKey } from './idempotency-key.ts'

interface OpenAct {
  readonly key: string
  readonly movesMoney: boolean
  /** All tries are over, and none got an answer. */
  isLost: boolean
}

/** Writes that wait for an answer or never got one, by what they ask for. */
const openActs = new Map<string, OpenAct>()

/**
 * One key for one intention: what is asked for again after silence is the same act and has the same
 * key; after an answer it is another act. An act that was lost is also over once the page has done
 * something else, so that it can't be mistaken for a later one. Where money moves, only its own
 * answer ends it.
 */
export function openAct(intention: string, movesMoney: boolean) {
  const act = openActs.get(intention) ?? { key: newIdempotencyKey(), movesMoney, isLost: false }
  act.isLost = false
  openActs.set(intention, act)
  const lostBefore = [...openActs].filter(([, other]) => other.isLost && !other.movesMoney)
  const end = (ended: string, which: OpenAct) =>
    openActs.get(ended) === which && openActs.delete(ended)
  return {
    key: act.key,
    done: () => {
      end(intention, act)
      for (const [other, lost] of lostBefore) if (lost.isLost) end(other, lost)
    },
    refused: () => end(intention, act),
    lost: () => {
      act.isLost = true
    },
  }
}
