import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Subject } from './rates.ts'
import { watchUsage } from './usage.ts'

const ROUNDS = 20
/** What the server needs to hear of a change. */
const HEARD_MS = 25

const SIGNED_OUT = [
  '/',
  '/meal-plans',
  '/ai-meal-plans',
  '/chef-hiring',
  '/join-as-chef',
  '/about',
  '/api/restaurants',
  '/api/restaurants?limit=12',
  '/api/restaurants?limit=12&diet=keto',
  '/api/restaurants?limit=12&cuisine=emirati',
  '/api/restaurant-meal-items?restaurantId=1',
  '/api/meal-items',
  '/api/meal-items?diet=vegan',
  '/api/meal-categories',
  '/api/dishes/tomorrow',
  '/api/subscription-plans',
  '/api/areas?city=Dubai',
  '/api/chefs/1',
  '/api/chef-reviews',
] as const

const OF_ADMINS = [
  '/api/admin/overview',
  '/api/admin/restaurants',
  '/api/admin/restaurants?search=bait',
  '/api/admin/restaurants?sort=name',
  '/api/admin/restaurants?inReview=true',
  '/api/admin/subscriptions',
] as const

export interface Miss {
  /** Median. */
  tookMs: number
  serverMs: number
  postgresMs: number
  kilobytes: number
  status: number
}

/** What an answer costs that is in no memory: before each, the catalogue has changed. */
export async function measureMisses(
  subjects: readonly Subject[],
  report: (path: string, misses: readonly Miss[]) => void,
): Promise<void> {
  const opened = await Promise.all(
    subjects.map(async (subject) => {
      const client = new pg.Client({ connectionString: subject.url })
      await client.connect()
      return { subject, client, cookie: await signInAdmin(subject.address) }
    }),
  )
  try {
    for (const path of [...SIGNED_OUT, ...OF_ADMINS]) {
      const isAdmins = path.startsWith('/api/admin/')
      const misses: Miss[] = []
      for (const { subject, client, cookie } of opened) {
        const headers: Record<string, string> = isAdmins ? { cookie } : {}
        misses.push(await measure(subject, client, path, headers))
      }
      report(path, misses)
    }
  } finally {
    for (const { client } of opened) await client.end()
  }
}

async function measure(
  { address, pid, postgresPid }: Subject,
  client: pg.Client,
  path: string,
  headers: Record<string, string>,
): Promise<Miss> {
  const took: number[] = []
  const used = { server: 0, postgres: 0 }
  let last = { bytes: 0, status: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    await client.query('select touch_shared()')
    await sleep(HEARD_MS)
    const { result, usage } = await watchUsage({ server: pid, postgres: postgresPid }, async () => {
      const since = performance.now()
      const answer = await fetch(address + path, { headers, redirect: 'manual' })
      const bytes = (await answer.arrayBuffer()).byteLength
      took.push(performance.now() - since)
      return { bytes, status: answer.status }
    })
    used.server += usage.server
    used.postgres += usage.postgres
    last = result
  }
  return {
    tookMs: took.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN,
    serverMs: (used.server * 1000) / ROUNDS,
    postgresMs: (used.postgres * 1000) / ROUNDS,
    kilobytes: last.bytes / 1000,
    status: last.status,
  }
}

/** The demo's admin, by the demo's code. */
async function signInAdmin(address: string): Promise<string> {
  const input = { phone: '+971500000003', otp: '246810' }
  const answer = await fetch(`${address}/api/auth/verify-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(input),
  })
  if (!answer.ok) throw new Error(`The admin can't sign in: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
