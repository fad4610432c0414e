import { setTimeout as sleep } from 'node:timers/promises'
import { withProduct, type RunningProduct } from '../suites/journeys.ts'
import { runCommand, say } from '../progress.ts'

const longestOutageMs = 3000
const path = '/api/subscription-plans'

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}${path}`, { signal: AbortSignal.timeout(2000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** Milliseconds until the product answers again, twice in a row. */
async function outage(address: string): Promise<number> {
  const since = performance.now()
  for (let inARow = 0; inARow < 2;) {
    inARow = (await answers(address)) ? inARow + 1 : 0
    if (performance.now() - since > longestOutageMs * 4) break
    await sleep(20)
  }
  return performance.now() - since
}

type Victim = { name: string; pid: () => number | undefined; rounds: number }

async function killEverySecond(address: string, { name, pid, rounds }: Victim) {
  let worstMs = 0
  for (let round = 0; round < rounds; round += 1) {
    const victim = pid()
    if (victim) process.kill(victim, 'SIGKILL')
    const healedMs = await outage(address)
    worstMs = Math.max(worstMs, healedMs)
    await sleep(Math.max(0, 1000 - healedMs))
  }
  say(name, `killed ${rounds} times, back after at most ${Math.round(worstMs)} ms`)
  if (worstMs > longestOutageMs) throw new Error(`${name}: an outage lasted ${worstMs} ms`)
}

async function prove(product: RunningProduct) {
  const before = product.serverPid()
  await killEverySecond(product.address, { name: 'database', pid: product.databasePid, rounds: 60 })
  if (product.serverPid() !== before) throw new Error('The server died with the database')
  await killEverySecond(product.address, { name: 'server', pid: product.serverPid, rounds: 20 })
}

await runCommand(() => withProduct(prove))
