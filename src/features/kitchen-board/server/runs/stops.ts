import { timingSafeEqual } from 'node:crypto'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type { Reply } from '#server/http/answers/reply.ts'
import { countHit, forgetHits } from '#server/limits.ts'
import type {
  deliverStop as deliverContract,
  failStop as failContract,
  markArrived as arriveContract,
} from '../../runs-contract.ts'
import { lockTicket } from '../steps/lock-ticket.ts'
import { arrive } from '../steps/mark-ticket-arrived.ts'
import { takeStep } from '../steps/take-step.ts'
import { isLateNews } from '../../rules.ts'
import { undoMissed } from '../missed/came-after-all.ts'
import { findTicket, type TicketRow } from '../ticket-store.ts'
import { findLiveRun, showDriverRun } from './get-driver-run.ts'
import type { TokenRun } from './run-store.ts'

type DriverRun = Output<typeof deliverContract>

const WRONG_CODES_MAX = 5
const WRONG_CODES_SECONDS = 15 * 60

/** Hands a drop over. A wrong code leaves its trace, so that no one tries all of them. */
export async function deliverStop(
  db: Database,
  who: Visitor,
  { token, ticketId, code, reason, version, at }: Input<typeof deliverContract>,
): Promise<Reply<DriverRun>> {
  const run = await findLiveRun(db, who, token)
  if (code === undefined && reason === undefined) {
    throw new Refusal('handover_code_required', 422, { fields: ['code'] })
  }
  if (code !== undefined) await checkCode(db, run, ticketId, code, who.now)
  return inTransaction(db, async (tx) => {
    const locked = await lockTicket(tx, ticketId, { runId: run.id }, who.now)
    const news = { at: new Date(at ?? locked.now), by: { runId: run.id } }
    // Its answer was lost, and it is sent again.
    if (code !== undefined && isNewsTaken(locked.ticket)) return showDriverRun(tx, who, run)
    if (
      code !== undefined &&
      isLateNews(locked.ticket, news.at, locked.now) &&
      !locked.day.isRefunded
    ) {
      await undoMissed(tx, locked, news)
      return showDriverRun(tx, who, run)
    }
    await takeStep(tx, locked, {
      from: 'out',
      to: 'delivered',
      version,
      ...(code === undefined && { codelessReason: reason }),
      ...news,
      language: who.language,
    })
    return showDriverRun(tx, who, run)
  })
}

const isNewsTaken = ({ status, cameFrom }: TicketRow): boolean =>
  status === 'delivered' && cameFrom === 'failed'

/** Counts before it compares, so parallel guesses are no more guesses. */
async function checkCode(
  db: Database,
  run: TokenRun,
  ticketId: number,
  code: string,
  now: Date,
): Promise<void> {
  const limit = {
    bucket: `handover:${ticketId}`,
    max: WRONG_CODES_MAX,
    windowSeconds: WRONG_CODES_SECONDS,
  }
  const ticket = await findTicket(db, ticketId)
  if (ticket?.runId !== run.id) throw new Refusal('not_found', 404)
  await countHit(db, limit, now)
  if (!timingSafeEqual(Buffer.from(code), Buffer.from(ticket.handoverCode))) {
    throw new Refusal('handover_code_wrong', 422, { fields: ['code'] })
  }
  await forgetHits(db, limit.bucket)
}

export async function failStop(
  tx: Transaction,
  who: Visitor,
  { token, ticketId, reason, version, at }: Input<typeof failContract>,
): Promise<Reply<DriverRun>> {
  const run = await findLiveRun(tx, who, token)
  const locked = await lockTicket(tx, ticketId, { runId: run.id }, who.now)
  await takeStep(tx, locked, {
    from: 'out',
    to: 'failed',
    version,
    reason,
    at: at === undefined ? locked.now : new Date(at),
    by: { runId: run.id },
    language: who.language,
  })
  return showDriverRun(tx, who, run)
}

export async function markArrived(
  tx: Transaction,
  who: Visitor,
  { token, ticketId, version, at }: Input<typeof arriveContract>,
): Promise<Reply<DriverRun>> {
  const run = await findLiveRun(tx, who, token)
  const locked = await lockTicket(tx, ticketId, { runId: run.id }, who.now)
  await arrive(tx, locked, {
    version,
    at: at === undefined ? locked.now : new Date(at),
    language: who.language,
  })
  return showDriverRun(tx, who, run)
}
