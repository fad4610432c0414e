import { afterAll, beforeAll, beforeEach } from 'vitest'
import { call, setTransport } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { addDays, dayOf, instantAt, type Day } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import { localInboxChannel, openOutbox } from '#features/messages/server/public.ts'
import { testClock, type Clock } from '#server/clock.ts'
import { inTransaction, openDatabase, type Database } from '#server/database/database.ts'
import { openVault } from '#server/encryption/vault.ts'
import { paymentGateways } from '#server/gateways/gateways.ts'
import { deliverEventsJob } from '#server/gateways/simulator/deliver-events.ts'
import { simulatorPages } from '#server/gateways/simulator/pages/pages.ts'
import { createApi } from '#server/http/app.ts'
import type { SessionUser } from '#server/http/callers/caller.ts'
import { createCookies } from '#server/http/callers/cookies.ts'
import { enqueue, openQueue, type Job } from '#server/jobs/jobs.ts'
import { createLog } from '#server/log.ts'
import { createCardSetup, getCardSetup } from '../../contract.ts'
import type { PaymentState } from '../../rules.ts'
import {
  extrasPayments,
  openPayment,
  paymentJobs,
  paymentRoutes,
  paymentTemplates,
} from '../public.ts'
import type { NewPayment, PaymentListener, PaymentParts } from '../public.ts'

/** The page in a frame on which a card is typed. */
export function frameOf({ form }: Output<typeof createCardSetup>): string {
  if (form?.presentation !== 'frame') throw new Error('The form is no page in a frame')
  return form.url
}

export const SECRET = 'a-secret-that-only-the-tests-know-about'
const NOW = new Date('2026-11-21T08:00:00Z')
const PUBLIC_URL = 'http://localhost'
const log = createLog('silent')
const SWEEPS = [
  'sweep-charges',
  'sweep-paypal',
  'sweep-lapsed',
  'sweep-refunds',
  'apply-payment-events',
  'deliver-simulated-events',
]

type Role = 'customer' | 'admin'

export interface Person {
  id: string
  phone: string
  call: typeof call
}

/** The payments feature alone on a test file's database: its endpoints, jobs and the simulator, with a listener that notes. */
export function usePayments(url: () => string) {
  const clock = testClock(NOW)
  const heard: string[] = []
  const parts = partsWith(heard)
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open(url(), clock, parts)
  })
  afterAll(() => opened.close())
  beforeEach(() => {
    clock.moveTo(NOW)
    heard.length = 0
  })
  const test = {
    clock,
    heard,
    parts,
    get db() {
      return opened.db
    },
    get app() {
      return opened.app
    },
    get context() {
      return { db: opened.db, clock, log }
    },
    drain: () => opened.queue.drain(test.context),
    /** Moves the clock and runs what the cron jobs would. */
    goTo: async (instant: Date) => {
      clock.moveTo(instant)
      for (const name of SWEEPS) await enqueue(opened.db, name, {})
      await test.drain()
    },
    person: (role: Role = 'customer', language: Language = 'en') =>
      addPerson(opened, role, language),
    page: async (path: string, init?: RequestInit) =>
      opened.pages.request(path.replace('/simulator', ''), init),
    post: (path: string, form: Record<string, string>) =>
      test.page(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      }),
    submitCard: (setupUrl: string, number: string, more: Record<string, string> = {}) =>
      test.post(setupUrl, { number, expiry: '08/29', cvc: '123', ...more }),
    /** A card typed into the provider's form, as the browser does it; answers its set-up. */
    saveCard: async (who: Person, number: string) => {
      const setup = await who.call(createCardSetup)
      await test.submitCard(frameOf(setup), number)
      return who.call(getCardSetup, { id: setup.id })
    },
    open: (who: Person, payment: Partial<NewPayment> = {}) =>
      addPayment(opened.db, clock, who, payment),
    payment: (id: number) => getPayment(opened.db, id),
    stateOf: async (id: number) => (await getPayment(opened.db, id)).state as PaymentState,
    ledgerSum: (id: number, account = '') => sumLedger(opened.db, id, account),
    texts: (phone: string) => hearByMorning(opened, clock, phone),
  }
  return test
}

function partsWith(heard: string[]): PaymentParts {
  const note =
    (name: string): PaymentListener['onReady'] =>
    async (_tx, payment) => {
      heard.push(`${name} ${payment.id}`)
    }
  const notes: PaymentListener = {
    onReady: note('ready'),
    onCaptured: note('captured'),
    onFailed: note('failed'),
  }
  return {
    listeners: {
      cycle: notes,
      add_on: notes,
      extras: extrasPayments,
      ingredients: notes,
      chef_deposit: notes,
      chef_balance: notes,
      receivable: notes,
    },
    gateways: paymentGateways({
      secret: SECRET,
      demo: true,
      usdtEnabled: true,
      stripe: undefined,
      paypal: undefined,
    }),
    settings: { publicUrl: PUBLIC_URL, seller: { trn: '100000000000003' } },
    vault: openVault(SECRET),
  }
}

async function open(url: string, clock: Clock, parts: PaymentParts) {
  const { db, close } = openDatabase(url, log)
  const reach = (path: string, init: RequestInit) => app.request(path, init)
  const context = { db, clock, log }
  const jobs: Job<never>[] = [...paymentJobs(parts), deliverEventsJob({ secret: SECRET }, reach)]
  const outbox = openOutbox(
    {
      channels: { whatsapp: localInboxChannel },
      templates: paymentTemplates,
      settings: {
        secret: SECRET,
        linkKey: SECRET,
        publicUrl: PUBLIC_URL,
        usdt: parts.gateways.usdt,
      },
      takesMessages: async () => true,
    },
    context,
  )
  const queue = await openQueue(url, jobs, context, outbox)
  const app = createApi({
    endpoints: paymentRoutes(parts),
    identify: (phone) => findPerson(db, phone),
    say: (code) => code,
    clock,
    db,
    vault: parts.vault,
    log,
    cookies: createCookies(PUBLIC_URL),
    publicUrl: PUBLIC_URL,
    trustedProxies: 0,
  })
  const closeAll = async () => {
    await queue.close()
    await close()
  }
  return { db, queue, app, pages: simulatorPages({ db, clock }), close: closeAll }
}

type Opened = Awaited<ReturnType<typeof open>>

/** Half past nine, where it is night in Dubai. */
function nextMorning(now: Date): Date {
  const opens = instantAt(dayOf(now), '09:30')
  if (now < opens) return opens
  return now < instantAt(dayOf(now), '21:00') ? now : instantAt(addDays(dayOf(now), 1), '09:30')
}

/** In these tests the session cookie is the phone itself. */
async function findPerson(db: Database, phone: string): Promise<SessionUser | undefined> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('phone', '=', phone)
    .executeTakeFirst()
  if (!user) return undefined
  const { id, name, email, created_at: registeredAt } = user
  const session = {
    sessionId: Buffer.alloc(32),
    photoVersion: null,
    registeredAt,
    language: user.language as Language,
    secondFactor: 'none' as const,
  }
  return { id, phone, name, email, role: user.role as Role, ...session }
}

let people = 0

async function addPerson({ db, app }: Opened, role: Role, language: Language): Promise<Person> {
  people += 1
  const phone = `+97150123${String(people).padStart(4, '0')}`
  const { id } = await db
    .insertInto('users')
    .values({ phone, role, language, name: 'Layla' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const callAs: typeof call = (endpoint, ...rest) => {
    setTransport(async (path, init) => {
      const headers = new Headers(init.headers)
      headers.set('cookie', `session=${encodeURIComponent(phone)}; language=${language}`)
      return app.request(path, { ...init, headers })
    })
    return call(endpoint, ...rest)
  }
  return { id, phone, call: callAs }
}

let subscriptions = 0

const cycleId = (subscriptionId: number, cycle: number) => subscriptionId * 100 + cycle

async function addPayment(db: Database, clock: Clock, who: Person, payment: Partial<NewPayment>) {
  subscriptions += 1
  const today = dayOf(clock.now())
  const whole: NewPayment = {
    customerId: who.id,
    purpose: 'cycle',
    subjectId: cycleId(payment.subscriptionId ?? subscriptions, payment.cycle ?? 1),
    subscriptionId: subscriptions,
    cycle: 1,
    amountFils: 232_900,
    method: 'credit_card',
    chargeOn: addDays(today, 4),
    description: { en: 'Full day, 28 days', ar: 'يوم كامل، 28 يومًا' },
    ...payment,
  }
  return inTransaction(db, (tx) => openPayment(tx, { now: clock.now(), today }, whole))
}

const getPayment = (db: Database, id: number) =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** What a payment moved in the accounts whose code begins so; in all of them without one. */
async function sumLedger(db: Database, paymentId: number, account: string): Promise<number> {
  const rows = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(['e.amount_fils', 'a.code'])
    .where('t.payment_id', '=', paymentId)
    .execute()
  return rows
    .filter(({ code }) => code.startsWith(account))
    .reduce((sum, row) => sum + row.amount_fils, 0)
}

/** What a person has been sent by the morning: messages wait through the night. */
async function hearByMorning(
  { db, queue }: Opened,
  clock: ReturnType<typeof testClock>,
  phone: string,
): Promise<string[]> {
  clock.moveTo(nextMorning(clock.now()))
  await queue.drain({ db, clock, log })
  return listTexts(db, phone)
}

async function listTexts(db: Database, phone: string): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('text')
    .where('recipient', '=', phone)
    .where('text', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ text }) => text ?? '')
}

/** 00:10 in Dubai on a day: after the charge job's time. */
export const chargeTime = (day: Day): Date => new Date(Date.parse(`${day}T09:05:00+04:00`))
