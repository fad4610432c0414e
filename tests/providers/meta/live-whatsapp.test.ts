import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestOtp, verifyOtp } from '../../../src/features/auth/contract.ts'
import { writeMessage } from '../../../src/features/messages/server/templates/write-message.ts'
import { messageTemplates } from '../../../src/main/message-templates.ts'
import { cloudApi } from '../../../src/server/gateways/meta/cloud-api.ts'
import { signStatuses } from '../../../src/server/gateways/meta/webhook.ts'
import { SendError } from '../../../src/server/gateways/whatsapp.ts'
import { useTestApp } from '../../../tools/testing/app.ts'
import { statusWebhook, type TestStatus } from './fake-meta.ts'
import { startApprovedMeta } from './submitted.ts'

const meta = await startApprovedMeta()
const test = useTestApp(undefined, { whatsapp: meta.settings })
const PHONE = '+971501234567'

afterAll(() => meta.close())

describe('signing in through WhatsApp', () => {
  beforeAll(() => test.clock.moveTo(new Date('2026-11-21T08:00:00Z')))

  it('POST /api/auth/request-otp sends the bare code, twice, in an authentication template', async () => {
    const browser = test.browser('ar')
    await browser.call(requestOtp, { phone: PHONE })
    await test.drain()
    const [message] = meta.sent
    expect(message).toMatchObject({ to: '971501234567', template: 'login_code', language: 'ar' })
    expect(message?.values).toEqual([expect.stringMatching(/^\d{6}$/)])
    expect(message?.buttonValue).toBe(message?.values[0])
    const otp = message?.values[0] ?? ''
    expect(await browser.call(verifyOtp, { phone: PHONE, otp })).toMatchObject({
      user: { phone: PHONE },
    })
  })
})

describe('every message of the product', () => {
  const settings = {
    secret: 'a-secret-that-only-the-tests-know-about',
    linkKey: 'for the samples of links',
    publicUrl: 'https://s.test',
  }
  const gateway = cloudApi(meta.settings)

  it.each(messageTemplates.map((template) => [template.name, template] as const))(
    '%s is taken in both languages',
    async (_, template) => {
      for (const language of ['en', 'ar']) {
        const row = { recipient: PHONE, language, parameters: template.sample }
        const { message } = writeMessage(template, row, settings)
        expect(await gateway.send(message)).toMatchObject({
          providerId: expect.stringMatching(/^wamid/),
        })
      }
    },
  )

  it.each([
    [{ status: 401, code: 190 }, 'credentials'],
    [{ status: 400, code: 132_000 }, 'bad_template'],
    [{ status: 400, code: 131_026 }, 'bad_recipient'],
    [{ status: 429, code: 130_429 }, 'rate_limited'],
    [{ status: 503, code: 131_016 }, 'temporary'],
    ['timeout', 'temporary'],
  ] as const)('a refusal %o is reported as %s', async (planned, kind) => {
    meta.failNext(planned)
    const message = { to: PHONE, language: 'en', template: 'login-code', parameters: [] } as const
    const refused = await gateway.send(message).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(SendError)
    expect(refused).toMatchObject({ kind })
  })

  it('a refusal for speed says how long to wait', async () => {
    meta.failNext({ status: 429, code: 130_429, retryAfter: 7 })
    const message = { to: PHONE, language: 'en', template: 'login-code', parameters: [] } as const
    await expect(gateway.send(message)).rejects.toMatchObject({ retryAfterSeconds: 7 })
  })
})

const post = (body: string, signature: string) =>
  test.browser().request('/api/messages/webhooks/whatsapp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
  })

const ask = (word: string) =>
  test
    .browser()
    .request(
      `/api/messages/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=${word}&hub.challenge=1158201444`,
    )

const report = async (...statuses: TestStatus[]) => {
  const { body, signature } = statusWebhook(statuses)
  return (await post(body, signature)).status
}

describe('POST /api/messages/webhooks/whatsapp', () => {
  const AT = new Date('2026-11-21T08:01:00Z')
  const LATER = new Date('2026-11-21T08:02:00Z')
  let count = 0
  const message = async () => {
    count += 1
    const { id } = await test.app.db
      .insertInto('messages')
      .values({
        recipient: PHONE,
        template: 'delivery-unskipped',
        language: 'en',
        dedupe_key: `status-${count}`,
        created_at: AT,
        next_try_at: AT,
        sent_at: AT,
        attempts: 1,
        provider_id: `wamid.status-${count}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = () =>
      test.app.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return { id: `wamid.status-${count}`, row }
  }

  it('keeps what was delivered and read, in any order and once', async () => {
    const { id, row } = await message()
    expect(await report({ id, status: 'read', at: LATER }, { id, status: 'sent', at: AT })).toBe(
      200,
    )
    expect(await report({ id, status: 'delivered', at: AT })).toBe(200)
    expect(await report({ id, status: 'failed', at: LATER, code: 131_026 })).toBe(200)
    expect(await row()).toMatchObject({ read_at: LATER, failed_at: null, dropped_at: null })
  })

  it.each([
    [131_026, 'bad_recipient'],
    [131_049, 'bad_recipient'],
    [131_047, 'bad_template'],
    [132_015, 'bad_template'],
  ])(
    'parks a message that failed with %i for good, as %s, and does not send it again',
    async (code, reason) => {
      const { id, row } = await message()
      await report({ id, status: 'failed', at: AT, code })
      expect(await row()).toMatchObject({ drop_reason: reason, failure_code: code, sent_at: null })
      const before = meta.sent.length
      test.clock.moveTo(new Date('2026-11-22T08:00:00Z'))
      await test.drain()
      expect(meta.sent).toHaveLength(before)
    },
  )

  it('drops a message to a phone that gets none, and sends others again later', async () => {
    const [gone, again] = [await message(), await message()]
    await report({ id: gone.id, status: 'failed', at: AT, code: 131_026 })
    await report({ id: again.id, status: 'failed', at: AT, code: 131_000 })
    await report({ id: again.id, status: 'failed', at: AT, code: 131_000 })
    expect(await gone.row()).toMatchObject({ drop_reason: 'bad_recipient', failure_code: 131_026 })
    const row = await again.row()
    expect(row).toMatchObject({ sent_at: null, dropped_at: null, failure_kind: 'temporary' })
    expect(row.next_try_at.getTime()).toBe(test.clock.now().getTime() + 600_000)
  })

  it('refuses another signature and a body that is no JSON, and passes over unknown messages', async () => {
    const { body } = statusWebhook([{ id: 'wamid.unknown', status: 'read', at: AT }])
    const forged = statusWebhook([], 'another secret').signature
    expect((await post(body, forged)).status).toBe(400)
    expect(await report({ id: 'wamid.unknown', status: 'failed', at: AT, code: 1 })).toBe(200)
    const secret = meta.settings.webhook.appSecret
    for (const odd of ['{', ''])
      expect((await post(odd, signStatuses(secret, odd))).status).toBe(400)
    for (const odd of ['[]', '{"entry":[{"changes":7}]}', 'null']) {
      expect((await post(odd, signStatuses(secret, odd))).status).toBe(200)
    }
  })

  it('GET answers the challenge to anyone who knows the word', async () => {
    const known = await ask(meta.settings.webhook.verifyToken)
    expect([known.status, await known.text()]).toEqual([200, '1158201444'])
    expect((await ask('something-else')).status).toBe(400)
  })
})
