import { afterAll, beforeAll, beforeEach } from 'vitest'
import { testClock } from '#server/clock.ts'
import { inTransaction, openDatabase, type DatabaseHandle } from '#server/database/database.ts'
import type { SendError, WhatsAppGateway, WhatsAppMessage } from '#server/gateways/whatsapp.ts'
import type { DueRows, JobContext } from '#server/jobs/jobs.ts'
import { createLog } from '#server/log.ts'
import { whatsAppChannel } from '../outbox/channels.ts'
import { openOutbox } from '../outbox/outbox.ts'
import { queueMessage } from '../queue-message.ts'
import type { MessageTemplate } from '../templates/template.ts'

/** Saturday, 21 November 2026, noon in Dubai. */
const NOON = new Date('2026-11-21T08:00:00Z')

export const HOUR_MS = 3_600_000

const PLAIN: MessageTemplate = {
  name: 'receipt',
  category: 'utility',
  lane: 'transactional',
  isAlwaysSent: true,
  body: { en: 'Hello', ar: 'مرحبًا' },
  sample: {},
  wordsOf: () => ({}),
}

const fail = () => {
  throw new Error('A row of broken has no day')
}

export const TEMPLATES: readonly MessageTemplate[] = [
  PLAIN,
  { ...PLAIN, name: 'code', lane: 'code' },
  { ...PLAIN, name: 'by-day', hours: 'day' },
  { ...PLAIN, name: 'on-the-way', expiresAfterHours: 3 },
  { ...PLAIN, name: 'news', lane: 'bulk', isAlwaysSent: false },
  { ...PLAIN, name: 'broken', wordsOf: fail },
]

interface Logged {
  level: number
  msg: string
  [fact: string]: unknown
}

/** What a log wrote, line by line, at level info and above. */
function loggingTo(lines: Logged[]) {
  const log = createLog('silent')
  const write =
    (level: number) =>
    (facts: object, msg = '') => {
      lines.push({ level, msg, ...facts })
    }
  return Object.assign(log, { info: write(30), warn: write(40), error: write(50) })
}

/** An outbox on a test file's database, with a provider that fails as the test wants it. */
export function useOutbox(url: () => string) {
  const clock = testClock(NOON)
  const lines: Logged[] = []
  const test = {
    clock,
    lines,
    /** The phones that were sent to, in order. */
    sent: [] as string[],
    /** What the provider does with a message: nothing, or an error. */
    failure: undefined as ((message: WhatsAppMessage) => SendError | undefined) | undefined,
    handle: undefined as unknown as DatabaseHandle,
    context: undefined as unknown as JobContext,
    outbox: undefined as unknown as DueRows,
    open: () =>
      openOutbox(
        {
          channels: { whatsapp: whatsAppChannel(gateway, 1000) },
          templates: TEMPLATES,
          settings: { secret: '', linkKey: '', publicUrl: '' },
          takesMessages: async (_db, phone) => !phone.endsWith('99'),
        },
        test.context,
      ),
    drain: () => test.outbox.drain(test.context),
    alarms: () => lines.filter(({ level }) => level === 50),
    pass: (ms: number) => clock.moveTo(new Date(clock.now().getTime() + ms)),
    queue: (name: string, to: string, expiresAt?: Date) =>
      inTransaction(test.handle.db, (tx) =>
        queueMessage(tx, {
          to,
          template: { ...PLAIN, name },
          parameters: {},
          language: 'en',
          dedupeKey: `${name}:${to}`,
          now: clock.now(),
          ...(expiresAt && { expiresAt }),
        }),
      ),
    row: (to: string) =>
      test.handle.db
        .selectFrom('messages')
        .selectAll()
        .where('recipient', '=', to)
        .executeTakeFirstOrThrow(),
  }
  const gateway = gatewayOf(test)
  beforeAll(() => {
    test.handle = openDatabase(url(), createLog('silent'))
    test.context = { db: test.handle.db, clock, log: loggingTo(lines) }
  })
  beforeEach(async () => {
    clock.moveTo(NOON)
    await test.handle.db.deleteFrom('messages').execute()
    test.sent.length = 0
    lines.length = 0
    test.failure = undefined
    test.outbox = test.open()
  })
  afterAll(() => test.handle.close())
  return test
}

/** The provider: it fails as the test wants it, and notes whom it was sent to. */
const gatewayOf = (test: {
  sent: string[]
  failure: ((message: WhatsAppMessage) => SendError | undefined) | undefined
}): WhatsAppGateway => ({
  keepsText: true,
  send: async (message) => {
    const failure = test.failure?.(message)
    if (failure) throw failure
    test.sent.push(message.to)
    return { providerId: `fake-${test.sent.length}-${message.to}` }
  },
})
