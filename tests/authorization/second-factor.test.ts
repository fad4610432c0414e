import { expect, it } from 'vitest'
import { codeOfUnverified, FITS, readMatrix, type Row } from './matrix.ts'
import { fillPath, queryOf } from './samples.ts'
import {
  ADMIN,
  ask,
  routeOf,
  servedByRoute,
  signIn,
  STRANGERS,
  useAuthorizedApp,
  type Answered,
} from './world.ts'

const test = useAuthorizedApp()
const rows = readMatrix()
const served = servedByRoute()

const STAFF = {
  admin: ADMIN,
  restaurant: STRANGERS.restaurant,
  chef: STRANGERS.chef,
} as const
type Staff = keyof typeof STAFF
/** Never set up, and set up but not given in this session. */
const FACTORS = ['none', 'asked'] as const

async function enrol(phone: string): Promise<void> {
  const { db } = test.app
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  const values = { secret: Buffer.alloc(32), enrolled_at: test.clock.now(), last_step: 1 }
  await db
    .insertInto('second_factors')
    .values({ user_id: id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

async function answersOf(staff: Staff): Promise<[Row, Answered][]> {
  const answers: [Row, Answered][] = []
  const browser = await signIn(test, STAFF[staff], { isHalf: true })
  for (const row of rows) {
    const endpoint = served.get(routeOf(row))?.endpoint
    // Writes that are open to everyone are no matter of sessions, and one of them ends this one.
    if (!endpoint || (endpoint.who === 'anyone' && row.method !== 'GET')) continue
    const url = fillPath(row.path) + queryOf(endpoint)
    answers.push([row, await ask(browser, row.method, url, {})])
  }
  return answers
}

it(
  'refuses every route that asks who is there, to staff of each role without their second factor',
  { timeout: 120_000 },
  async () => {
    const wrong: string[] = []
    const admitted = new Set<string>()
    let exact = 0
    for (const factor of FACTORS) {
      for (const staff of Object.keys(STAFF) as Staff[]) {
        if (factor === 'asked') await enrol(STAFF[staff])
        for (const [row, answered] of await answersOf(staff)) {
          const expected = codeOfUnverified(row)
          const isRefused = answered.status === 401 && answered.code === 'second_factor_required'
          if (expected === 'second_factor_required' && isRefused) exact += 1
          else if (expected === 'nobody' && FITS[row.codes.nobody](answered) && !isRefused) continue
          else if (served.get(routeOf(row))?.endpoint.admitsHalfSession && !isRefused) {
            admitted.add(routeOf(row))
          } else
            wrong.push(`${routeOf(row)} ${staff} ${factor}: ${answered.status} ${answered.code}`)
        }
      }
    }
    process.stdout.write(`${exact} cells with an exact 401 second_factor_required\n`)
    expect(wrong).toEqual([])
    expect([...admitted].toSorted()).toEqual([
      'GET /api/auth/second-factor',
      'POST /api/auth/second-factor/confirm',
      'POST /api/auth/second-factor/enrolment',
      'POST /api/auth/second-factor/verify',
    ])
    expect(exact).toBeGreaterThanOrEqual(1000)
  },
)

it('asks customers for no second factor', { timeout: 60_000 }, async () => {
  const browser = await signIn(test, STRANGERS.customer, { isHalf: true })
  const wrong: string[] = []
  for (const row of rows) {
    const endpoint = served.get(routeOf(row))?.endpoint
    if (!endpoint || row.method !== 'GET') continue
    const answered = await ask(browser, row.method, fillPath(row.path) + queryOf(endpoint))
    if (FITS[row.codes.customer](answered)) continue
    wrong.push(`${routeOf(row)}: ${answered.status} ${answered.code}`)
  }
  expect(wrong).toEqual([])
})
