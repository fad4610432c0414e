import { Hono, type Context } from 'hono'
import type { Clock } from '../../../clock.ts'
import { inTransaction, type Database } from '../../../database/database.ts'
import { findAsset } from '../assets.ts'
import { findSetup, notify, type SetupRow } from '../card/card-books.ts'
import { readCardForm } from '../card/card-form.ts'
import {
  brandName,
  cardFormPage,
  challengePage,
  gonePage,
  outcomePage,
  payPalPage,
  textsOf,
  type Look,
} from './page-html.ts'
import { answerCharge, showCharge } from './charge-pages.ts'
import { decideDispute, showDispute } from './dispute-pages.ts'
import { lookOf, readForm } from './page-calls.ts'
import { findTestCard } from '../card/test-cards.ts'

export interface SimulatorPageParts {
  db: Database
  clock: Clock
}

/**
 * The simulated providers' own pages. A card number is typed and sent here only, outside the API,
 * and forgotten as soon as its behaviour is known.
 */
export function simulatorPages({ db, clock }: SimulatorPageParts): Hono {
  const pages = new Hono()
  pages.use(async (c, next) => {
    setPageHeaders(c)
    await next()
  })
  pages.get('/assets/:name', async (c) => {
    const asset = await findAsset(c.req.param('name'))
    if (!asset) return c.notFound()
    // The frame is sandboxed without an origin, so to the browser its own files are another site's.
    c.header('cross-origin-resource-policy', 'cross-origin')
    c.header('access-control-allow-origin', '*')
    c.header('cache-control', 'public, max-age=3600')
    c.header('content-type', asset.type)
    return c.body(asset.content)
  })
  pages.get('/card/:setup', async (c) => {
    const setup = await findSetup(db, c.req.param('setup'))
    if (!setup) return c.html(gonePage(lookOf(c, undefined)), 404)
    return showSetup(c, setup, lookOf(c, setup.language), clock.now())
  })
  pages.post('/card/:setup', async (c) => takeCard(c, db, clock))
  pages.post('/card/:setup/challenge', async (c) => takeChallenge(c, db, clock))
  pages.get('/charge/:charge', async (c) => showCharge(c, db))
  pages.post('/charge/:charge/challenge', async (c) => answerCharge(c, db, clock))
  pages.get('/dispute/:dispute', async (c) => showDispute(c, db))
  pages.post('/dispute/:dispute', async (c) => decideDispute(c, db, clock))
  pages.get('/paypal/:request', async (c) => showPayPal(c, db))
  pages.post('/paypal/:request', async (c) => {
    await db
      .updateTable('simulator.paypal_requests')
      .set({ status: 'paid' })
      .where('id', '=', c.req.param('request'))
      .where('status', '=', 'sent')
      .where('email', 'not ilike', 'ignore@%')
      .execute()
    return c.redirect(c.req.path, 303)
  })
  return pages
}

function setPageHeaders(c: Context): void {
  c.header(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  )
  c.header('referrer-policy', 'no-referrer')
}

function showSetup(c: Context, setup: SetupRow, look: Look, now: Date) {
  if (setup.status === 'open') return c.html(cardFormPage(look, {}, now))
  if (setup.status === 'challenge') {
    const action = `/simulator/card/${setup.id}/challenge`
    return c.html(challengePage(look, { ...setup, action }))
  }
  return c.html(showOutcome(setup, look))
}

function showOutcome(setup: SetupRow, look: Look) {
  const texts = textsOf(look).card
  if (setup.status === 'succeeded') {
    const text = texts.saved(brandName(look, setup.brand), setup.last4 ?? '')
    return outcomePage(look, { setupId: setup.id, status: 'succeeded' }, text)
  }
  const reasons: Readonly<Record<string, string>> = {
    not_a_test_card: texts.notTestCard,
    authentication_failed: texts.challengeFailed,
  }
  const text = reasons[setup.failure_code ?? ''] ?? texts.declined
  return outcomePage(look, { setupId: setup.id, status: 'failed' }, text)
}

async function takeCard(c: Context, db: Database, clock: Clock) {
  const now = clock.now()
  const form = await readForm(c)
  const id = c.req.param('setup') ?? ''
  const setup = await findSetup(db, id)
  if (!setup || !form) return c.html(gonePage(lookOf(c, setup?.language)), 404)
  const look = lookOf(c, setup.language, form)
  if (setup.status !== 'open') return showSetup(c, setup, look, now)
  const read = readCardForm(form, now)
  if ('errors' in read) return c.html(cardFormPage(look, read.errors, now), 422)
  const { number, brand, expiryMonth, expiryYear } = read.card
  const behaviour = findTestCard(number)?.behaviour
  const isRefused = behaviour === undefined || behaviour === 'declined_at_setup'
  const settled = await settle(db, setup.id, ['open'], now, {
    status: isRefused ? 'failed' : behaviour === 'needs_challenge' ? 'challenge' : 'succeeded',
    failure_code: isRefused ? (behaviour ? 'card_declined' : 'not_a_test_card') : null,
    behaviour: behaviour ?? null,
    brand,
    last4: number.slice(-4),
    expiry_month: expiryMonth,
    expiry_year: expiryYear,
  })
  return showSetup(c, settled ?? setup, look, now)
}

async function takeChallenge(c: Context, db: Database, clock: Clock) {
  const now = clock.now()
  const form = await readForm(c)
  const setup = await findSetup(db, c.req.param('setup') ?? '')
  if (!setup || !form) return c.html(gonePage(lookOf(c, setup?.language)), 404)
  const isApproved = form['answer'] === 'approve'
  const settled = await settle(db, setup.id, ['challenge'], now, {
    status: isApproved ? 'succeeded' : 'failed',
    failure_code: isApproved ? null : 'authentication_failed',
  })
  return showSetup(c, settled ?? setup, lookOf(c, setup.language, form), now)
}

type Settlement = Pick<SetupRow, 'status' | 'failure_code'> & Partial<SetupRow>

/** Moves a set-up on once and reports its end; undefined when another call was first. */
const settle = (
  db: Database,
  id: string,
  from: string[],
  now: Date,
  settlement: Settlement,
): Promise<SetupRow | undefined> =>
  inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('simulator.card_setups')
      .set(settlement)
      .where('id', '=', id)
      .where('status', 'in', from)
      .returningAll()
      .executeTakeFirst()
    if (row && row.status !== 'challenge') {
      await notify(tx, { type: `setup.${row.status}`, data: { setup: { ref: id } } }, now)
    }
    return row
  })

async function showPayPal(c: Context, db: Database) {
  const row = await db
    .selectFrom('simulator.paypal_requests')
    .selectAll()
    .where('id', '=', c.req.param('request') ?? '')
    .executeTakeFirst()
  const look = lookOf(c, row?.language)
  if (!row) return c.html(gonePage(look), 404)
  const isDeaf = row.email.toLowerCase().startsWith('ignore@')
  const state = row.status === 'sent' ? (isDeaf ? 'unpayable' : 'open') : row.status
  const request = {
    email: row.email,
    usd: (row.usd_cents / 100).toFixed(2),
    reference: row.reference,
  }
  return c.html(payPalPage(look, request, state as 'open' | 'paid' | 'cancelled' | 'unpayable'))
}
