import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { TEST_NOW, TEST_SECRET, useTestApp, type TestBrowser } from '../../tools/testing/app.ts'
import { askForCode, puzzleOf, solve } from '../../tools/testing/proof-of-work.ts'
import { requestOtp, verifyOtp } from '#features/auth/contract.ts'
import { codeOf } from '#features/auth/server/codes.ts'

/** `npm run proof signin` takes 100,000 attempts and 1,000 people. */
const ATTEMPTS = Number(process.env['SIGNIN_ATTEMPTS'] ?? 480)
const PEOPLE = Number(process.env['SIGNIN_PEOPLE'] ?? 24)
/** Attempts of strangers who do solve what they are asked. */
const SOLVED = Number(process.env['SIGNIN_SOLVED'] ?? 4)

const HOUR_MS = 3_600_000
/** A slow phone derives a key in a millisecond and a half, so these take it half a minute. */
const DERIVATIONS_MAX = 20_000
const AT_ONCE = 20

const test = useTestApp(undefined, { trustedProxies: 1, otpDailyBudget: 1000 })

const CARRIER = '198.51.100.7'
const anyAddress = () =>
  randomInt(2) === 0
    ? `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
    : `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`
const anyNumber = () => `+97156${String(randomInt(10_000_000)).padStart(7, '0')}`

/** Numbers that everyone knows, such as those of kitchens and of support. */
const KNOWN_NUMBERS = Array.from({ length: 12 }, (_, index) => `+97154${8_000_000 + index}`)
const attacked = (index: number) => KNOWN_NUMBERS[index % KNOWN_NUMBERS.length] as string

const post = (browser: TestBrowser, path: string, body: object) =>
  browser.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A wrong code, or a request for one, of a number that is known or made up. */
async function attack(index: number): Promise<number> {
  const browser = test.browser('en', anyAddress())
  const phone = index % 3 === 0 ? anyNumber() : attacked(index)
  const { status } =
    index % 2 === 0
      ? await post(browser, '/api/auth/verify-otp', { phone, otp: '000000' })
      : await post(browser, '/api/auth/request-otp', { phone })
  return status
}

/** A stranger who pays the price asks for a code and guesses. */
async function attackAtCost(index: number): Promise<void> {
  const browser = test.browser('en', anyAddress())
  const phone = attacked(index)
  const puzzle = await puzzleOf(browser.call(requestOtp, { phone }))
  const proof = puzzle && (await solve(puzzle))
  if (proof) await puzzleOf(browser.call(requestOtp, { phone, proof }))
  await post(browser, '/api/auth/verify-otp', { phone, otp: '00000000' })
}

async function codeIn(browser: TestBrowser, phone: string): Promise<string> {
  const id = Buffer.from(browser.cookies.get('otp') ?? '', 'base64url')
  const { seed, length } = await test.app.db
    .selectFrom('login_challenges')
    .select(['code_seed as seed', 'code_length as length'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return codeOf(TEST_SECRET, seed ?? id, phone, length)
}

async function signIn(browser: TestBrowser, phone: string): Promise<number> {
  const { derivations } = await askForCode(browser, phone)
  const { user } = await browser.call(verifyOtp, { phone, otp: await codeIn(browser, phone) })
  expect(user.phone).toBe(phone)
  return derivations
}

/** Ways that honest people come, one after the other. */
const WAYS = ['known browser', 'own network', 'carrier', 'new browser', 'own network'] as const

it(
  `lets ${PEOPLE} people in within an hour while strangers make ${ATTEMPTS} attempts`,
  { timeout: 4 * HOUR_MS },
  async () => {
    const owners = KNOWN_NUMBERS.map(() => test.browser('en', anyAddress()))
    for (const [index, owner] of owners.entries()) await signIn(owner, attacked(index))
    test.clock.moveTo(new Date(TEST_NOW.getTime() + 86_400_000))

    const statuses = new Map<number, number>()
    const dearest = new Map<string, number>()
    let attempts = 0
    for (let person = 0; person < PEOPLE; person++) {
      const until = Math.round(((person + 1) * ATTEMPTS) / PEOPLE)
      while (attempts < until) {
        const size = Math.min(AT_ONCE, until - attempts)
        const first = attempts
        const answers = Array.from({ length: size }, (_, index) => attack(first + index))
        for (const status of await Promise.all(answers)) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
        attempts += size
      }
      if (person % Math.ceil(PEOPLE / SOLVED) === 0) await attackAtCost(person)
      const way = WAYS[person % WAYS.length] ?? 'own network'
      const isKnown = way === 'known browser' || way === 'new browser'
      const phone = isKnown ? attacked(person) : `+97150${6_000_000 + person}`
      const browser =
        way === 'known browser'
          ? (owners[person % owners.length] as TestBrowser)
          : test.browser('en', way === 'carrier' ? CARRIER : anyAddress())
      dearest.set(way, Math.max(dearest.get(way) ?? 0, await signIn(browser, phone)))
      test.clock.moveTo(new Date(test.clock.now().getTime() + HOUR_MS / PEOPLE))
    }
    process.stdout.write(
      `${attempts} attempts answered ${JSON.stringify([...statuses])}; most derivations of a sign-in: ${JSON.stringify([...dearest])}\n`,
    )
    expect(attempts).toBe(ATTEMPTS)
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
    expect(dearest.get('known browser')).toBe(0)
    expect(Math.max(...dearest.values())).toBeLessThanOrEqual(DERIVATIONS_MAX)
  },
)
