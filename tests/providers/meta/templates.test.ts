import { afterEach, describe, expect, it } from 'vitest'
import { needsAttention } from '../../../src/features/messages/server/public.ts'
import { cloudApi } from '../../../src/server/gateways/meta/cloud-api.ts'
import type { TemplateDefinition } from '../../../src/server/gateways/meta/template-api.ts'
import { runTemplates } from '../../../tools/messages/templates.ts'
import { startFakeMeta } from './fake-meta.ts'
import { definitions, submit } from './submitted.ts'

const code = definitions.filter(({ name }) => name === 'login_code')
const some = definitions.slice(0, 6)
const all = { limits: { perHour: definitions.length } }

type FakeMeta = Awaited<ReturnType<typeof startFakeMeta>>
const open: FakeMeta[] = []
async function start(options: Parameters<typeof startFakeMeta>[0] = {}) {
  const meta = await startFakeMeta(options)
  open.push(meta)
  return meta
}
afterEach(async () => {
  for (const meta of open.splice(0)) await meta.close()
})

const changed = (one: TemplateDefinition): TemplateDefinition => ({
  ...one,
  components: [{ type: 'BODY', text: 'Your order is on its way and arrives today.' }],
})

describe('submitting templates', () => {
  it('creates every template in both languages, and Meta approves them all', async () => {
    const meta = await start(all)
    const created = await submit(meta)
    expect(
      created.filter(({ result, status }) => result !== 'created' || status !== 'PENDING'),
    ).toEqual([])
    meta.books.review()
    const again = await submit(meta)
    expect(again.filter(({ status }) => status !== 'APPROVED')).toEqual([])
    expect(again.filter(({ result }) => result !== 'unchanged')).toEqual([])
    expect(again.some(needsAttention)).toBe(false)
  })

  it('leaves the words of a code to Meta, with the warning, five minutes and a copy button', async () => {
    const meta = await start()
    await submit(meta, code)
    expect(meta.books.of('login_code', 'ar')).toMatchObject({
      category: 'AUTHENTICATION',
      message_send_ttl_seconds: 300,
      components: [
        { type: 'BODY', add_security_recommendation: true },
        { type: 'FOOTER', code_expiration_minutes: 5 },
        { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'Copy code' }] },
      ],
    })
  })

  it('edits what differs, once a day where it is approved, and not while it is reviewed', async () => {
    let now = new Date('2026-11-21T08:00:00Z')
    const meta = await start({ now: () => now })
    const [one] = some.slice(2, 3)
    if (!one) throw new Error('There is no template')
    await submit(meta, [one])
    expect(await submit(meta, [changed(one)])).toMatchObject([
      { result: 'blocked', status: 'PENDING' },
    ])
    meta.books.review()
    expect(await submit(meta, [changed(one)])).toMatchObject([
      { result: 'edited', status: 'PENDING' },
    ])
    meta.books.review()
    const [refused] = await submit(meta, [one])
    expect(refused).toMatchObject({
      result: 'failed',
      reason: expect.stringContaining('once a day'),
    })
    now = new Date('2026-11-22T08:00:01Z')
    expect(await submit(meta, [one])).toMatchObject([{ result: 'edited' }])
  })

  it('says why Meta rejected a template, and submits it again once it differs', async () => {
    const meta = await start()
    const [one] = some.slice(2, 3)
    if (!one) throw new Error('There is no template')
    await submit(meta, [one])
    meta.books.rejectNext(one.name, 'TAG_CONTENT_MISMATCH')
    meta.books.review()
    const [rejected] = await submit(meta, [one])
    expect(rejected).toMatchObject({ status: 'REJECTED', reason: 'TAG_CONTENT_MISMATCH' })
    expect(rejected && needsAttention(rejected)).toBe(true)
    meta.books.forgive()
    await submit(meta, [changed(one)])
    meta.books.review()
    expect(await submit(meta, [changed(one)])).toMatchObject([{ status: 'APPROVED' }])
  })

  it('goes on after one that Meta refuses, and reports Meta’s number and words', async () => {
    const meta = await start()
    const wrong: TemplateDefinition = {
      name: 'dangling',
      language: 'en',
      category: 'UTILITY',
      parameter_format: 'NAMED',
      components: [
        {
          type: 'BODY',
          text: 'Your order number is {{number}}.',
          example: { body_text_named_params: [{ param_name: 'number', example: 'A-1' }] },
        },
      ],
    }
    const [first, second] = await submit(meta, [wrong, ...code.slice(0, 1)])
    expect(first).toMatchObject({
      result: 'failed',
      reason: expect.stringContaining('100/2388299'),
    })
    expect(second).toMatchObject({ result: 'created' })
  })

  it('stops at Meta’s hourly limit, and the next run submits what is left', async () => {
    let now = new Date('2026-11-21T08:00:00Z')
    const meta = await start({ now: () => now, limits: { perHour: 4 } })
    const first = await submit(meta, some)
    expect(first.map(({ result }) => result)).toEqual([
      ...Array.from({ length: 4 }, () => 'created'),
      'failed',
      'left',
    ])
    now = new Date('2026-11-21T09:00:01Z')
    const second = await submit(meta, some)
    expect(second.map(({ result }) => result)).toEqual([
      ...Array.from({ length: 4 }, () => 'unchanged'),
      'created',
      'created',
    ])
  })

  it('a message is refused until its template is approved', async () => {
    const meta = await start()
    const gateway = cloudApi(meta.settings)
    const message = {
      to: '+971501234567',
      language: 'en',
      template: 'login-code',
      parameters: [{ text: '123456' }],
      buttonValue: '123456',
    } as const
    await submit(meta, code)
    await expect(gateway.send(message)).rejects.toMatchObject({
      kind: 'bad_template',
      code: 132_001,
    })
    meta.books.review()
    expect(await gateway.send(message)).toMatchObject({ providerId: 'wamid.1' })
  })

  it('a Meta that never answers is a temporary failure', async () => {
    const meta = await start()
    meta.failNext('silence')
    const gateway = cloudApi({ ...meta.settings, timeoutMs: 50 })
    const message = {
      to: '+971501234567',
      language: 'en',
      template: 'login-code',
      parameters: [],
    } as const
    await expect(gateway.send(message)).rejects.toMatchObject({
      kind: 'temporary',
      code: undefined,
    })
  })
})

/** What the command prints, how many submissions it keeps, and whether all is well. */
async function run(env: Record<string, string>, { isForMeta = false } = {}) {
  const printed: string[] = []
  let kept = 0
  const isDone = await runTemplates({
    env,
    localUrl: 'http://127.0.0.1:3000',
    isForMeta,
    print: (text) => void printed.push(text),
    say: (subject, text) => void printed.push(`${subject} ${text}\n`),
    keep: async (submissions) => void (kept += submissions.length),
  })
  return { isDone, text: printed.join(''), kept }
}

describe('npm run templates', () => {
  it('prints every template with its languages, variables and samples', async () => {
    const { isDone, text, kept } = await run({ PUBLIC_URL: 'https://sufra.example' })
    expect([isDone, kept]).toEqual([true, 0])
    for (const { name } of definitions) expect(text).toContain(`${name}  `)
    expect(text).toContain('quote_offered  UTILITY  en, ar')
    expect(text).toContain('total = AED 1,899')
    expect(text).toContain('[See the quote] https://sufra.example/offer/{{1}}')
  })

  it('refuses to submit without keys or the address of the site', async () => {
    await expect(run({}, { isForMeta: true })).rejects.toThrow('PUBLIC_URL is not set')
    const env = { PUBLIC_URL: 'https://sufra.example' }
    await expect(run(env, { isForMeta: true })).rejects.toThrow('WHATSAPP_BUSINESS_ACCOUNT_ID')
  })

  it('--submit creates them and says by its outcome whether one needs attention', async () => {
    const meta = await start(all)
    const env = {
      PUBLIC_URL: 'https://sufra.example',
      WHATSAPP_API_URL: meta.templateSettings.apiUrl,
      WHATSAPP_TOKEN: meta.templateSettings.token,
      WHATSAPP_BUSINESS_ACCOUNT_ID: meta.templateSettings.businessAccountId,
    }
    const first = await run(env, { isForMeta: true })
    expect([first.isDone, first.kept]).toEqual([true, definitions.length])
    expect(first.text).toMatch(/^created +login_code {2}en {2}PENDING$/m)
    meta.books.rejectNext('quote_offered', 'TAG_CONTENT_MISMATCH')
    meta.books.review()
    const second = await run(env, { isForMeta: true })
    expect(second.isDone).toBe(false)
    expect(second.text).toMatch(/^unchanged +login_code {2}ar {2}APPROVED$/m)
    expect(second.text).toContain('quote_offered  en  REJECTED  TAG_CONTENT_MISMATCH')
    expect(second.text).toContain('2 need attention')
  })
})
