import { setTimeout as sleep } from 'node:timers/promises'
import { openBalancer } from './balancer.ts'
import { startLoad, type Load } from './load.ts'

/** A server's process that was started and is ready. */
export interface DeployedProcess {
  port: number
  /** Asks it to stop, and waits until it has ended by itself. */
  stop: () => Promise<void>
}

interface Deployment {
  start: () => Promise<DeployedProcess>
  /** What the visitors ask for. */
  path: string
  clients: number
  /** How often each process is replaced by a new one. */
  rounds: number
}

const ANSWERS_A_TURN = 60

async function untilAnswered(load: Load, count: number): Promise<void> {
  while (load.answered() < count && load.failures.length === 0) await sleep(5)
}

/** Replaces two processes behind a balancer, one after the other, while visitors keep asking. */
export async function rollUnderLoad({ start, path, clients, rounds }: Deployment) {
  const processes = await Promise.all([start(), start()])
  const balancer = await openBalancer(processes.map(({ port }) => port))
  const load = startLoad(balancer.port, { clients, path })
  try {
    for (let turn = 0; turn < rounds * 2; turn += 1) {
      const place = turn % 2
      const next = await start()
      await processes[place]?.stop()
      processes[place] = next
      balancer.setUpstream(place, next.port)
      await untilAnswered(load, load.answered() + ANSWERS_A_TURN)
    }
  } finally {
    await load.stop()
    await balancer.close()
    await Promise.all(processes.map((process) => process.stop()))
  }
  return { answered: load.answered(), failures: load.failures }
}
