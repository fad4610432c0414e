import { setTimeout as sleep } from 'node:timers/promises'
import { send } from '../../tests/races/requests.ts'
import { withProduct, type RunningProduct } from '../suites/journeys.ts'
import { runCommand, say } from '../progress.ts'
import { keepOrdering } from './kill-subscribe/keep-ordering.ts'

const CLIENTS = 16
const killsInAll = Number(process.env['KILLS'] ?? 60)

async function isAnswering(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Kills the one and the other by turns, each after a second in which the product answered. */
async function killByTurns({ address, databasePid, serverPid }: RunningProduct) {
  const kills = { database: 0, server: 0 }
  let worstMs = 0
  for (let turn = 0; turn < killsInAll; turn += 1) {
    await sleep(1000)
    const victim = turn % 2 === 0 ? 'database' : 'server'
    const pid = victim === 'database' ? databasePid() : serverPid()
    if (pid) process.kill(pid, 'SIGKILL')
    kills[victim] += 1
    const since = performance.now()
    while (!(await isAnswering(address))) await sleep(20)
    worstMs = Math.max(worstMs, performance.now() - since)
  }
  say('kills', `${kills.database} of the database, ${kills.server} of the server`)
  say('back', `by itself each time, after at most ${Math.round(worstMs)} ms`)
}

async function prove(product: RunningProduct) {
  const port = Number(new URL(product.address).port)
  await keepOrdering(
    product.databaseUrl,
    { clients: CLIENTS, send: (request) => send(port, request) },
    () => killByTurns(product),
  )
}

await runCommand(() => withProduct(prove, { isDurable: true }))
