import { describe, expect, it, vi } from 'vitest'
import { TEST_SECRET, useTestApp, type TestBrowser } from '../../../../../tools/testing/app.ts'
import { askForCode, puzzleOf, solve } from '../../../../../tools/testing/proof-of-work.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { requestOtp, verifyOtp } from '../../contract.ts'
import { codeOf } from '../codes.ts'
import { mostDerivations, TOTAL_WINDOW_SECONDS } from '../../limit-rules.ts'
import { redemptionAlarmJob } from './count-send.ts'

const BUDGET = 50
const test = useTestApp(undefined, { trustedProxies: 1, otpDailyBudget: BUDGET })

let people = 0
const newPhone = () => `+97150${String(2_000_000 + ++people)}`
/** A browser of a network of its own. */
const anyone = () => test.browser('en', `10.0.${people >> 8}.${++people & 255}`)

/** A browser behind the address that a carrier gives to many. */
const inCrowd = () => test.browser('en', '192.0.2.1')
/** A browser in the one IPv6 network that many share. */
const crowd = () => test.browser('en', `2001:db8::${++people}`)

async function readCodes(phone: string): Promise<string[]> {
  await test.drain()
  const messages = await test.browser().call(listDevMessages, { to: phone })
  return messages.map(({ text }) => /\d{6,8}/.exec(text)?.[0] ?? '')
}
const readCode = async (phone: string) => (await readCodes(phone))[0] ?? ''
/** Without the inbox: what the message to this browser says. */
const codeFor = (browser: TestBrowser, phone: string) =>
  codeOf(TEST_SECRET, Buffer.from(browser.cookies.get('otp') ?? '', 'base64url'), phone)
const another = (code: string) => (code === '000000' ? '111111' : '000000')

async function signIn(browser: TestBrowser, phone: string): Promise<void> {
  await askForCode(browser, phone)
  await browser.call(verifyOtp, { phone, otp: await readCode(phone) })
}

/** Strangers ask for codes of a number until a proof is asked of them. */
async function press(phone: string): Promise<number> {
  for (let sent = 0; ; sent++) {
    if (await puzzleOf(anyone().call(requestOtp, { phone }))) return sent
  }
}

describe('POST /api/auth/verify-otp', () => {
  it('takes the right code of an open challenge, however many wrong ones others sent', async () => {
    const phone = newPhone()
    const owner = anyone()
    await askForCode(owner, phone)
    const otp = await readCode(phone)
    for (let guess = 0; guess < 70; guess++) {
      const wrong = { phone, otp: another(otp) }
      await expect(anyone().call(verifyOtp, wrong)).rejects.toMatchObject({ code: 'otp_wrong' })
    }
    expect((await owner.call(verifyOtp, { phone, otp })).user.phone).toBe(phone)
  })

  it('takes the right code from an address that has just sent 65 others', async () => {
    const phone = newPhone()
    const owner = inCrowd()
    await askForCode(owner, phone)
    for (let guess = 0; guess < 65; guess++) {
      const wrong = { phone, otp: '000000' }
      await expect(inCrowd().call(verifyOtp, wrong)).rejects.toMatchObject({ code: 'otp_wrong' })
    }
    const otp = codeFor(owner, phone)
    expect((await owner.call(verifyOtp, { phone, otp })).user.phone).toBe(phone)
  })
})

describe('POST /api/auth/request-otp', () => {
  it.each(['+97142000000', '+971800123456', '+971600123456', '+971900123456', '+97150000'])(
    'refuses %s, which is no mobile number',
    async (phone) => {
      await expect(anyone().call(requestOtp, { phone })).rejects.toMatchObject({
        status: 422,
        code: 'phone_not_mobile',
        text: 'Enter a UAE mobile number, such as 050 123 4567.',
      })
    },
  )

  it('asks a crowded network for a proof, and a person elsewhere for none', async () => {
    for (let sent = 0; sent < 30; sent++) await crowd().call(requestOtp, { phone: newPhone() })
    const phone = newPhone()
    expect(await puzzleOf(crowd().call(requestOtp, { phone }))).toBeDefined()
    const { derivations } = await askForCode(crowd(), phone)
    expect(derivations).toBeGreaterThan(0)
    expect(derivations).toBeLessThanOrEqual(mostDerivations(1))
    expect((await askForCode(anyone(), newPhone())).derivations).toBe(0)
  })

  it('sends three codes of one number to strangers, however many ask at once', async () => {
    const phone = newPhone()
    const asks = Array.from({ length: 12 }, () => puzzleOf(anyone().call(requestOtp, { phone })))
    const puzzles = await Promise.all(asks)
    expect(puzzles.filter((puzzle) => puzzle === undefined)).toHaveLength(3)
    expect(await readCodes(phone)).toHaveLength(3)
  })

  it('always sends to a browser that has signed in with the number before', async () => {
    const phone = newPhone()
    const owner = anyone()
    await signIn(owner, phone)
    await press(phone)
    expect(await owner.call(requestOtp, { phone })).toMatchObject({ codeLength: 6 })
    await owner.call(verifyOtp, { phone, otp: await readCode(phone) })
  })

  it('lets a new browser of a pressed number in by a proof and a longer code', async () => {
    const phone = newPhone()
    expect(await press(phone)).toBe(3)
    const owner = anyone()
    const { codeLength, derivations } = await askForCode(owner, phone)
    expect(codeLength).toBe(8)
    expect(derivations).toBeGreaterThanOrEqual(mostDerivations(4) / 2)
    expect(derivations).toBeLessThanOrEqual(mostDerivations(6))
    const otp = await readCode(phone)
    expect(otp).toMatch(/^\d{8}$/)
    expect((await owner.call(verifyOtp, { phone, otp })).user.phone).toBe(phone)
  })

  it('sends one message in two minutes to a pressed number, whose code serves all who asked', async () => {
    const phone = newPhone()
    const before = await press(phone)
    const [stranger, owner] = [anyone(), anyone()]
    await askForCode(stranger, phone)
    await askForCode(owner, phone)
    const codes = await readCodes(phone)
    expect(codes).toHaveLength(before + 1)
    await owner.call(verifyOtp, { phone, otp: codes[0] ?? '' })
  })

  it('takes a proof once, for its number, and only as it was signed', async () => {
    const phone = newPhone()
    await press(phone)
    const puzzle = await puzzleOf(anyone().call(requestOtp, { phone }))
    if (!puzzle) throw new Error('no puzzle')
    const proof = await solve(puzzle)
    const other = newPhone()
    await press(other)
    expect(await puzzleOf(anyone().call(requestOtp, { phone: other, proof }))).toBeDefined()
    const data = { ...puzzle.parameters.data, level: 6 }
    const forged = { ...puzzle, parameters: { ...puzzle.parameters, data } }
    const raised = await solve(forged)
    expect(await puzzleOf(anyone().call(requestOtp, { phone, proof: raised }))).toBeDefined()
    const uses = await Promise.all(
      Array.from({ length: 4 }, () => puzzleOf(anyone().call(requestOtp, { phone, proof }))),
    )
    expect(uses.filter((refused) => refused === undefined)).toHaveLength(1)
  })

  it('makes a browser wait half a minute for its own next code, and no one else', async () => {
    const phone = newPhone()
    const browser = anyone()
    await browser.call(requestOtp, { phone })
    await expect(browser.call(requestOtp, { phone })).rejects.toMatchObject({
      status: 429,
      code: 'too_many_requests',
    })
    expect(await anyone().call(requestOtp, { phone })).toMatchObject({ ok: true })
  })

  it('sends to everybody while thousands ask, for a proof that a phone computes in seconds', async () => {
    await test.app.db
      .insertInto('rate_limits')
      .values({ bucket: 'otp-total', hits: 100_000, window_starts_at: test.clock.now() })
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ hits: 100_000 }))
      .execute()
    const phone = newPhone()
    const { derivations } = await askForCode(anyone(), phone)
    expect(derivations).toBeGreaterThan(0)
    expect(derivations).toBeLessThanOrEqual(mostDerivations(3))
    expect(await readCodes(phone)).toHaveLength(1)
    test.clock.moveTo(new Date(test.clock.now().getTime() + TOTAL_WINDOW_SECONDS * 1000))
    expect((await askForCode(anyone(), newPhone())).derivations).toBe(0)
  })

  it('raises an alarm at 80% and at the whole of the day’s budget, and goes on sending', async () => {
    const alarm = vi.spyOn(test.app.context.log, 'error')
    test.clock.moveTo(new Date(test.clock.now().getTime() + 2 * 86_400_000))
    for (let sent = 0; sent < BUDGET + 5; sent++) await askForCode(anyone(), newPhone())
    await test.drain()
    expect(alarm.mock.calls.map(([details]) => details)).toEqual([
      { sent: 40, budget: BUDGET },
      { sent: 50, budget: BUDGET },
    ])
    expect(alarm.mock.calls[0]?.[1]).toMatch(/^alarm: /)
    alarm.mockClear()
    await redemptionAlarmJob.run({ ...test.app.context, clock: test.clock }, {})
    expect(alarm.mock.calls.map(([details]) => details)).toEqual([
      { sent: BUDGET + 5, redeemed: 0 },
    ])
  })
})
