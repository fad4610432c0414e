import type { Context } from 'hono'
import type { Clock } from '../../../clock.ts'
import { inTransaction, type Database } from '../../../database/database.ts'
import { closeDispute, findDispute } from '../card/dispute-simulator.ts'
import { lookOf, readForm } from './page-calls.ts'
import { disputePage, gonePage } from './page-html.ts'

/** What the bank decides about a dispute, by two buttons. */
export async function showDispute(c: Context, db: Database) {
  const look = lookOf(c, undefined)
  const dispute = await findDispute(db, c.req.param('dispute') ?? '')
  return dispute ? c.html(disputePage(look, dispute)) : c.html(gonePage(look), 404)
}

export async function decideDispute(c: Context, db: Database, clock: Clock) {
  const id = c.req.param('dispute') ?? ''
  const form = await readForm(c)
  const look = lookOf(c, undefined, form)
  if (!form || !(await findDispute(db, id))) return c.html(gonePage(look), 404)
  const status = form['answer'] === 'won' ? 'won' : 'lost'
  await inTransaction(db, (tx) => closeDispute(tx, id, status, clock.now()))
  return c.redirect(c.req.path, 303)
}
