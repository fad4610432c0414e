import { Refusal } from '#shared/wire/refusal.ts'

export interface RenderBudget {
  /**
   * Renders as soon as it is this client's turn.
   * @throws Refusal `too_many_requests` (429) when too much of this client, or of all, waits already.
   */
  render: <T>(client: string, work: () => Promise<T>) => Promise<T>
}

export interface BudgetSizes {
  running: number
  runningPerClient: number
  waiting: number
  waitingPerClient: number
}

/** Pages of people are rendered one by one; a shared address of a phone network still gets its turn. */
const SIZES: BudgetSizes = { running: 4, runningPerClient: 2, waiting: 200, waitingPerClient: 30 }
const RETRY_SECONDS = 2

interface Waiting {
  client: string
  start: () => void
}

/** Bounds what is rendered at once, so that no client keeps the others waiting. */
export function createRenderBudget(sizes: BudgetSizes = SIZES): RenderBudget {
  const running = new Map<string, number>()
  const waiting: Waiting[] = []
  const countRunning = () => [...running.values()].reduce((sum, count) => sum + count, 0)
  const mayRun = (client: string) =>
    countRunning() < sizes.running && (running.get(client) ?? 0) < sizes.runningPerClient

  const startNext = () => {
    const at = waiting.findIndex(({ client }) => mayRun(client))
    if (at >= 0) waiting.splice(at, 1)[0]?.start()
  }
  const begin = (client: string) => running.set(client, (running.get(client) ?? 0) + 1)
  const end = (client: string) => {
    const left = (running.get(client) ?? 1) - 1
    if (left === 0) running.delete(client)
    else running.set(client, left)
    startNext()
  }
  const takeTurn = (client: string): Promise<void> | undefined => {
    if (mayRun(client)) return void begin(client)
    const own = waiting.filter((other) => other.client === client).length
    if (own >= sizes.waitingPerClient || waiting.length >= sizes.waiting) {
      throw new Refusal('too_many_requests', 429, { parameters: { seconds: RETRY_SECONDS } })
    }
    return new Promise((resolve) => {
      const start = () => {
        begin(client)
        resolve()
      }
      waiting.push({ client, start })
    })
  }
  return {
    async render(client, work) {
      await takeTurn(client)
      try {
        return await work()
      } finally {
        end(client)
      }
    },
  }
}
