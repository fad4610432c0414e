import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_CODE } from '#features/auth/rules.ts'
import { restPhone } from './database.ts'

/** The demo's people have theirs in the range 50. */
const MOBILE_RANGES = [52, 53, 54, 55, 56, 58]
/** Each worker process counts its people up in a thousand of its own in each range. */
const PEOPLE_A_RANGE = 1000
let people = 0

/** A number that no one else in this run has. */
export function newPhone(): string {
  const range = MOBILE_RANGES[Math.floor(people / PEOPLE_A_RANGE)]
  if (range === undefined) throw new Error('This worker has no phone numbers left.')
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0)
  const number = worker * PEOPLE_A_RANGE + (people % PEOPLE_A_RANGE)
  people += 1
  return `+971${range}${String(number).padStart(7, '0')}`
}

/** Many codes for one address ask for a proof of work, so each person comes from another one. */
export const fromElsewhere = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
})

/** As a customer types it: without the country code. */
export const localPart = (phone: string): string => phone.replace('+971', '')

/** What someone was sent of one kind, the newest first. */
export async function readMessages(
  api: APIRequestContext,
  phone: string,
  template: string,
): Promise<string[]> {
  const answer = await api.get('/api/dev/messages', { params: { to: phone } })
  const messages = (await answer.json()) as { template: string; text: string }[]
  return messages.filter((message) => message.template === template).map(({ text }) => text)
}

export async function readCodes(api: APIRequestContext, phone: string): Promise<string[]> {
  const texts = await readMessages(api, phone, 'login-code')
  return texts.map((text) => /\d{6}/.exec(text)?.[0] ?? '')
}

/** The newest code in the local inbox, once `count` of them have come. */
export async function readCode(api: APIRequestContext, phone: string, count = 1): Promise<string> {
  let codes: string[] = []
  await expect
    .poll(async () => (codes = await readCodes(api, phone)).length, { intervals: [100, 200, 300] })
    .toBe(count)
  return codes[0] ?? ''
}

/** The newest code that was e-mailed to an address. */
export async function readEmailedCode(
  api: APIRequestContext,
  email: string,
  template: 'email-code' | 'login-code',
): Promise<string> {
  let code: string | undefined
  const read = async () => {
    const [text = ''] = await readMessages(api, email, template)
    return (code = /\d{6}/.exec(text)?.[0])
  }
  await expect.poll(read, { intervals: [100, 200, 300] }).toBeTruthy()
  return code ?? ''
}

/** Anyone who signs up here. */
export const PERSON = 'Mariam Saleh'

/** Signs a new phone in with the code that was sent to it, and names its owner; the cookie stays with the caller. */
export async function signUp(api: APIRequestContext, name = PERSON): Promise<string> {
  const phone = newPhone()
  const headers = fromElsewhere()
  await expect(await api.post('/api/auth/request-otp', { data: { phone }, headers })).toBeOK()
  const otp = await readCode(api, phone)
  await expect(await api.post('/api/auth/verify-otp', { data: { phone, otp }, headers })).toBeOK()
  if (name !== '') {
    await expect(await api.put('/api/users/profile', { data: { name }, headers })).toBeOK()
  }
  return phone
}

/** Signs a phone in once more, which has to wait for its next code no longer. */
export async function signInAgain(api: APIRequestContext, phone: string): Promise<void> {
  const headers = fromElsewhere()
  const count = (await readCodes(api, phone)).length
  await restPhone(phone)
  await expect(await api.post('/api/auth/request-otp', { data: { phone }, headers })).toBeOK()
  const otp = await readCode(api, phone, count + 1)
  await expect(await api.post('/api/auth/verify-otp', { data: { phone, otp }, headers })).toBeOK()
}

/** Signs in as a demo person, whose data other tests read too: look, do not change. */
export async function signInAsDemo(
  api: APIRequestContext,
  role: 'customer' | 'restaurant' | 'admin' | 'chef',
): Promise<void> {
  const phone = DEMO_ACCOUNTS.find((account) => account.role === role)?.phone
  const data = { phone, otp: DEMO_CODE }
  const headers = fromElsewhere()
  await expect(await api.post('/api/auth/verify-otp', { data, headers })).toBeOK()
}
