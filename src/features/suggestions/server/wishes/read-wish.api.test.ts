import type { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { verifyOtp } from '#features/auth/contract.ts'
import { identify } from '#features/auth/server/public.ts'
import { createMember } from '#features/household/contract.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { openVault } from '#server/encryption/vault.ts'
import { createApi, type Env } from '#server/http/app.ts'
import { createCookies } from '#server/http/callers/cookies.ts'
import { createLog } from '#server/log.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp, type TestBrowser } from '../../../../../tools/testing/app.ts'
import type { readWish } from '../../wish-contract.ts'
import { wishRoutes } from './routes.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
const PUBLIC_URL = 'http://localhost'

let api: Hono<Env>
let customer: TestBrowser

beforeAll(async () => {
  api = createApi({
    endpoints: wishRoutes({}),
    identify: (token, now) => identify(test.app.db, { secondFactor: false }, token, now),
    say: (code) => code,
    clock: test.clock,
    db: test.app.db,
    vault: openVault('not-used-here'),
    log: createLog('silent'),
    cookies: createCookies(PUBLIC_URL),
    publicUrl: PUBLIC_URL,
    trustedProxies: 0,
  })
  customer = test.browser()
  await customer.call(verifyOtp, { phone: '+971500000001', otp: '246810' })
})

const post = (body: unknown, cookies = customer.cookies) =>
  api.request('/api/wishes', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(body),
  })

const read = async (text: string, language = 'en'): Promise<Output<typeof readWish>> =>
  (await post({ text, language })).json() as Promise<Output<typeof readWish>>

describe('POST /api/wishes', () => {
  it('reads a sentence into chips and questions', async () => {
    const answer = await read('something light with chicken, no peanuts, for 2')
    expect(answer.chips.map(({ label }) => label)).toEqual([
      'Chicken',
      'No peanuts',
      'Light',
      'For 2 people',
    ])
    expect(answer.questions).toEqual([
      { allergen: 'peanuts', text: 'Is there an allergy to peanuts?', label: 'Allergy: Peanuts' },
    ])
  })

  it('labels in the language that was asked for', async () => {
    const answer = await read('شيء خفيف بالدجاج وعندي حساسية من السمسم', 'ar')
    expect(answer.chips.map(({ label }) => label)).toEqual(['حساسية: السمسم', 'دجاج', 'خفيف'])
  })

  it('does not ask for what the household knows', async () => {
    const member = {
      name: 'Sara',
      portion: 'small' as const,
      diets: [],
      allergens: ['peanuts' as const],
      dislikes: [],
      fastsInRamadan: false,
    }
    await customer.call(createMember, member)
    expect((await read('no peanuts')).questions).toEqual([])
  })

  it('refuses a visitor, an empty text and a long one', async () => {
    expect((await post({ text: 'soup', language: 'en' }, new Map())).status).toBe(401)
    expect((await post({ text: ' ', language: 'en' })).status).toBe(400)
    expect((await post({ text: 'a'.repeat(301), language: 'en' })).status).toBe(400)
  })

  it('answers thirty times an hour', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1)
      statuses.push((await post({ text: 'soup', language: 'en' })).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
