import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ApiDocument, Operation } from '../../src/server/http/openapi.ts'
import type { TestBrowser } from '../../tools/testing/app.ts'
import { ADMIN, OWNERS, signIn, useAuthorizedApp } from '../authorization/world.ts'
import { errorOf } from './answers.ts'
import { operationsOf, type FuzzedRequest } from './requests.ts'

const COUNT = Number(process.env['FUZZ_REQUESTS'] ?? 1500)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123)
/** Sign-outs, suspensions and new roles are among the requests: after so many everybody signs in again. */
const REQUESTS_A_SESSION = 50
const ROLES = ['nobody', 'customer', 'restaurant', 'chef', 'admin'] as const
type Role = (typeof ROLES)[number]

const test = useAuthorizedApp()
const PHONES = { ...OWNERS, admin: ADMIN }

async function signInAs(role: Role): Promise<TestBrowser> {
  if (role === 'nobody') return test.browser()
  const phone = PHONES[role]
  await test.app.db
    .updateTable('users')
    .set({ role, also_roles: [], suspended_at: null, suspension_reason: null })
    .where('phone', '=', phone)
    .execute()
  return signIn(test, phone)
}

interface Asked {
  route: string
  method: string
  operation: Operation
  request: FuzzedRequest
  role: Role
}

/** One request of each operation, and so on until there are enough. */
function drawRequests(document: ApiDocument): Asked[] {
  const operations = operationsOf(document)
  const rounds = Math.ceil(COUNT / operations.length)
  const asked = operations.flatMap(({ requests, ...described }, at) =>
    fc
      .sample(requests, { seed: SEED + at, numRuns: rounds })
      .map((request, round) => ({ ...described, request, round, at })),
  )
  return asked
    .toSorted((one, other) => one.round - other.round || one.at - other.at)
    .slice(0, COUNT)
    .map(({ round, at, ...one }) => ({ ...one, role: roleOf(one.operation, round, at) }))
}

/** Every second request comes from someone who may ask it, the others from all roles in turn. */
function roleOf(operation: Operation, round: number, at: number): Role {
  const may = ROLES.find((role) => role === operation['x-who']) ?? 'customer'
  return (round + at) % 2 === 0 ? may : (ROLES[round % ROLES.length] ?? 'nobody')
}

it(
  `answers ${COUNT} requests drawn from the OpenAPI document as it says, and none with 500`,
  { timeout: 60_000 + COUNT * 100 },
  async () => {
    const response = await test.browser().request('/api/openapi.json')
    const errors = new Map<string, string>()
    const statuses = new Map<number, number>()
    const browsers = new Map<Role, TestBrowser>()
    for (const [at, asked] of drawRequests((await response.json()) as ApiDocument).entries()) {
      const { route, method, operation, request, role } = asked
      if (at % REQUESTS_A_SESSION === 0) {
        browsers.clear()
        test.clock.moveTo(new Date(test.clock.now().getTime() + 60_000))
      }
      const browser = browsers.get(role) ?? (await signInAs(role))
      browsers.set(role, browser)
      const { url, ...rest } = request
      const answered = await browser.request(url, { method, ...rest })
      statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1)
      const error = await errorOf(operation, answered)
      if (error)
        errors.set(`${route}: ${error}`, `${role} ${url} ${rest.body?.slice(0, 600) ?? ''}`)
    }
    process.stdout.write(`answers by status: ${JSON.stringify(Object.fromEntries(statuses))}\n`)
    expect(Object.fromEntries(errors)).toEqual({})
  },
)
