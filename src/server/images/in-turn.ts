import { Refusal } from '#shared/wire/refusal.ts'

const AT_ONCE_MAX = 2
const WAITING_MAX = 20
const RETRY_SECONDS = 3

let running = 0
const waiting: (() => void)[] = []

/**
 * Decoding costs memory and processor time, so few files are worked on at once.
 * @throws Refusal `too_many_requests` (429) while too many wait.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE_MAX) {
    if (waiting.length >= WAITING_MAX) {
      throw new Refusal('too_many_requests', 429, { parameters: { seconds: RETRY_SECONDS } })
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
