import type { Context } from 'hono'
import type { Clock } from '../../../clock.ts'
import { inTransaction, type Database } from '../../../database/database.ts'
import { findCharge, findSetup, notify, presentCharge, type ChargeRow } from '../card/card-books.ts'
import { lookOf, readForm } from './page-calls.ts'
import { challengePage, gonePage, outcomePage, textsOf, type Look } from './page-html.ts'

/** The bank's question about a charge that waits for the customer. */
export async function showCharge(c: Context, db: Database) {
  const charge = await findCharge(db, { id: c.req.param('charge') ?? '' })
  const setup = charge && (await findSetup(db, charge.setup_id))
  const look = lookOf(c, setup?.language)
  if (!charge || !setup) return c.html(gonePage(look), 404)
  if (charge.status !== 'requires_action') return c.html(showEnd(charge, look))
  const action = `/simulator/charge/${charge.id}/challenge`
  return c.html(challengePage(look, { ...setup, action, isCharge: true }))
}

export async function answerCharge(c: Context, db: Database, clock: Clock) {
  const id = c.req.param('charge') ?? ''
  const form = await readForm(c)
  const look = lookOf(c, undefined, form)
  if (!form || !(await findCharge(db, { id }))) return c.html(gonePage(look), 404)
  const isApproved = form['answer'] === 'approve'
  const charge = await inTransaction(db, async (tx) => {
    const ended = await tx
      .updateTable('simulator.card_charges')
      .set({
        status: isApproved ? 'succeeded' : 'failed',
        failure_code: isApproved ? null : 'authentication_failed',
      })
      .where('id', '=', id)
      .where('status', '=', 'requires_action')
      .returningAll()
      .executeTakeFirst()
    if (!ended) return undefined
    const news = presentCharge(ended, clock.now())
    await notify(tx, { type: `charge.${news.status}`, data: { charge: news } }, clock.now())
    return ended
  })
  const now = charge ?? (await findCharge(db, { id }))
  return now ? c.html(showEnd(now, look)) : c.html(gonePage(look), 404)
}

function showEnd(charge: ChargeRow, look: Look) {
  const texts = textsOf(look).challenge
  const isPaid = charge.status === 'succeeded'
  const outcome = { setupId: charge.id, status: isPaid ? 'succeeded' : 'failed' } as const
  return outcomePage(look, outcome, isPaid ? texts.charged : texts.notCharged)
}
