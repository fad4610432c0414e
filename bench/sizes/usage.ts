import {
  processorSecondsOf,
  processorSecondsOfMachine,
  processorSecondsOfTree,
} from '../measures/process.ts'

export interface Usage {
  /** Processor seconds. */
  server: number
  postgres: number
  /** Of all that is not of this bench. */
  others: number
  seconds: number
}

const readUsage = (pids: { server: number; postgres: number }) => ({
  server: processorSecondsOf(pids.server),
  postgres: processorSecondsOfTree(pids.postgres),
  machine: processorSecondsOfMachine(),
  bench: processorSecondsOfTree(process.pid),
  at: performance.now(),
})

/** What processes used while some work went on; PostgreSQL is one of this process's own. */
export async function watchUsage<T>(
  pids: { server: number; postgres: number },
  work: () => Promise<T>,
): Promise<{ result: T; usage: Usage }> {
  const before = readUsage(pids)
  const result = await work()
  const after = readUsage(pids)
  const bench = after.bench - before.bench
  return {
    result,
    usage: {
      server: after.server - before.server,
      postgres: after.postgres - before.postgres,
      others: Math.max(0, after.machine - before.machine - bench),
      seconds: (after.at - before.at) / 1000,
    },
  }
}
