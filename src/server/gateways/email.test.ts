import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startFakeSmtp, type FakeSmtp } from '../../../tests/providers/smtp/fake-smtp.ts'
import { smtpGateway, type EmailGateway } from './email.ts'

const HANG_MS = 500
let server: FakeSmtp
let gateway: EmailGateway

beforeAll(async () => {
  server = await startFakeSmtp()
  gateway = smtpGateway({ url: server.url, from: 'Sufra <codes@sufra.example>' }, HANG_MS)
})
beforeEach(() => {
  server.emails.length = 0
  server.error = undefined
})
afterAll(() => server.close())

const email = {
  to: 'mariam@example.com',
  subject: 'Your Sufra code',
  text: '123456 is your code <now>.',
  language: 'en',
} as const

const decode = (source: string) =>
  [...source.matchAll(/base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)/g)]
    .map(([, body = '']) => Buffer.from(body, 'base64').toString())
    .join('\n') + source.replaceAll('=\r\n', '')

it('sends plain text and HTML to one address, and says its id', async () => {
  const { providerId } = await gateway.send(email)
  const [received] = server.emails
  expect(received).toMatchObject({ from: 'codes@sufra.example', to: ['mariam@example.com'] })
  const source = decode(received?.source ?? '')
  expect(source).toContain(providerId)
  expect(source).toContain('Subject: Your Sufra code')
  expect(source).toContain('123456 is your code <now>.')
  expect(source).toContain('123456 is your code &lt;now&gt;.')
})

it('writes Arabic from right to left', async () => {
  await gateway.send({ ...email, text: 'رمز التحقق 123456', language: 'ar' })
  const source = decode(server.emails[0]?.source ?? '')
  expect(source).toMatch(/dir=(3D)?"rtl"/)
  expect(source).toContain('رمز التحقق 123456')
})

it('takes one address, not a list and no header', async () => {
  await gateway.send({ ...email, to: 'a@example.com, b@example.com' }).catch(() => undefined)
  for (const { to } of server.emails) expect(to.length).toBeLessThanOrEqual(1)
})

it.each([
  ['refused-recipient', 'bad_recipient', 550],
  ['busy', 'temporary', 451],
  ['bad-password', 'credentials', 535],
] as const)('names %s an error of kind %s', async (error, kind, code) => {
  server.error = error
  await expect(gateway.send(email)).rejects.toMatchObject({ name: 'SendError', kind, code })
})

it('gives up on a server that hangs, and may be asked again', async () => {
  server.error = 'hang'
  await expect(gateway.send(email)).rejects.toMatchObject({ kind: 'temporary' })
})

it('calls a server that is not there temporary', async () => {
  const nowhere = smtpGateway({ url: 'smtp://127.0.0.1:1', from: 'a@sufra.example' }, HANG_MS)
  await expect(nowhere.send(email)).rejects.toMatchObject({ kind: 'temporary' })
})
