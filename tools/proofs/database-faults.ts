import { setTimeout as sleep } from 'node:timers/promises'
import {
  NETWORK_FAILURES,
  readOnlyFailover,
  type DatabaseFailure,
} from '../testing/database-faults.ts'
import { openFaultyProxy, type FaultyProxy } from '../testing/faulty-proxy.ts'
import { withProduct, type RunningProduct } from '../suites/journeys.ts'
import { runCommand, say } from '../progress.ts'
import {
  isRefused,
  recoveryOf,
  RECOVERY_MAX_MS,
  slowestOf,
  violationsOf,
} from './database-faults/judge.ts'
import { frozenServer, restartedServer, turnedReadOnly } from './database-faults/server-faults.ts'
import { startTrickle, type Trickle } from './database-faults/trickle.ts'
import { keepOrdering } from './kill-subscribe/keep-ordering.ts'

/** Past every time limit that a request can run into. */
const AWAY_MS = Number(process.env['AWAY_SECONDS'] ?? 8) * 1000
const CALM_MS = 2000
const CLIENTS = 2

interface Trouble extends DatabaseFailure {
  isAway: boolean
  lastsMs: number
}

/** Connections of before go silent and new ones work: what a network does that forgets them. */
const halfOpen = (way: FaultyProxy): DatabaseFailure => ({
  name: 'open connections go silent, new ones work',
  begin: () => way.silenceOpen(),
  end: () => undefined,
})

function troublesOf(product: RunningProduct, way: FaultyProxy): Trouble[] {
  const away = [
    ...NETWORK_FAILURES.map(({ name, begin, end }) => ({
      name,
      begin: () => begin(way),
      end: () => end(way),
    })),
    readOnlyFailover(way, product.ownerUrl),
    frozenServer(product),
  ]
  const brief = [
    halfOpen(way),
    restartedServer(product, 'the server is shut down and started again', 'SIGINT'),
    restartedServer(product, 'the server is killed and recovers', 'SIGKILL'),
  ]
  return [
    ...away.map((failure) => ({ ...failure, isAway: true, lastsMs: AWAY_MS })),
    { ...turnedReadOnly(product), isAway: false, lastsMs: AWAY_MS },
    ...brief.map((failure) => ({ ...failure, isAway: false, lastsMs: 0 })),
  ]
}

/** Until nothing has failed for a while, or it is too late. */
async function untilCalm({ samples }: Trickle, backAt: number): Promise<void> {
  for (;;) {
    await sleep(100)
    const failedAt = samples.findLast(isRefused)?.answeredAt ?? 0
    const now = performance.now()
    if (now - Math.max(failedAt, backAt) > CALM_MS) return
    if (now - backAt > 2 * RECOVERY_MAX_MS) return
  }
}

async function goThrough(trouble: Trouble, trickle: Trickle): Promise<string[]> {
  const first = trickle.samples.length
  await trouble.begin()
  const begunAt = performance.now()
  await sleep(trouble.lastsMs)
  await trouble.end()
  const backAt = performance.now()
  await untilCalm(trickle, backAt)
  const samples = trickle.samples.slice(first)
  const episode = { samples, begunAt, backAt, isAway: trouble.isAway }
  const refused = samples.filter(isRefused).length
  say(
    'fault',
    `${trouble.name}: ${samples.length - refused} answers and ${refused} times 503, ` +
      `the slowest after ${Math.round(slowestOf(episode))} ms, ` +
      `the last 503 ${Math.round(recoveryOf(episode))} ms after the database was back`,
  )
  const violations = violationsOf(episode)
  for (const violation of violations) say('VIOLATION', violation)
  return violations
}

const proxy = Promise.withResolvers<FaultyProxy>()

async function prove(product: RunningProduct): Promise<void> {
  const troubles = troublesOf(product, await proxy.promise)
  const trickle = startTrickle(product.address)
  const server = product.serverPid()
  const violations: string[] = []
  try {
    await keepOrdering(product.databaseUrl, { clients: CLIENTS, send: trickle.write }, async () => {
      await sleep(CALM_MS)
      for (const trouble of troubles) {
        violations.push(...(await goThrough(trouble, trickle)))
      }
    })
  } finally {
    trickle.stop()
  }
  if (product.serverPid() !== server) throw new Error('The server died with its database')
  if (violations.length > 0) throw new Error('The product did not live through every fault')
}

/** The server reaches its database by way of the proxy, and the proof goes straight to it. */
async function environment(databaseUrl: string) {
  const opened = await openFaultyProxy(databaseUrl)
  proxy.resolve(opened)
  return { DATABASE_URL: opened.url, LOG_LEVEL: 'fatal' }
}

await runCommand(async () => {
  await withProduct(prove, { isDurable: true, environment })
  await (await proxy.promise).close()
})
