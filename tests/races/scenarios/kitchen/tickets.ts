import type { Database } from '#server/database/database.ts'
import { exactly, PARALLEL, unexpected, type Race, type RaceTools } from '../../race.ts'
import { jobRun, tally, type RaceResult } from '../../requests.ts'
import { bump, driveWith, layTickets, recall, stepOn, type TicketStage } from './ticket-stage.ts'

/** Lunch is half of a day with two drops. */
const SIXTHS_OF_LUNCH = 3
/** By then nothing can be recalled, and the day’s last meal has come or not. */
const DAY_OVER_MS = 48 * 60 * 60_000

async function standingOf(db: Database, { ticketId, deliveryId, cycleId }: TicketStage) {
  const ticket = await db
    .selectFrom('kitchen_tickets')
    .select(['status', 'version'])
    .where('id', '=', ticketId)
    .executeTakeFirstOrThrow()
  const steps = await db
    .selectFrom('kitchen_ticket_steps')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .execute()
  const promised = await db
    .selectFrom('drop_refunds')
    .select('amount_fils as amountFils')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
  const day = await db
    .selectFrom('delivery_days as d')
    .innerJoin('subscription_cycles as c', 'c.id', 'd.cycle_id')
    .select([
      'd.refunded_sixths as sixths',
      'c.refunded_fils as refundedFils',
      'c.payment_id as paymentId',
    ])
    .where('d.id', '=', deliveryId)
    .where('c.id', '=', cycleId)
    .executeTakeFirstOrThrow()
  return { ticket, steps: steps.length, promised, day }
}

/** As many steps as there should be, and money for a drop that has failed alone. */
async function judge(
  db: Database,
  stage: TicketStage,
  steps: number,
  answers: readonly RaceResult[],
): Promise<string[]> {
  const found = await standingOf(db, stage)
  const hasFailed = found.ticket.status === 'failed'
  return [
    ...exactly('steps', steps, found.steps),
    ...exactly('version', steps + 1, found.ticket.version),
    ...exactly('promised refunds', hasFailed ? 1 : 0, found.promised ? 1 : 0),
    ...exactly('sixths of the day', hasFailed ? SIXTHS_OF_LUNCH : 0, found.day.sixths),
    ...exactly('fils of the cycle', found.promised?.amountFils ?? 0, found.day.refundedFils),
    // Codes at the door are counted before they are compared: of many at once some have to wait.
    ...unexpected(tally(answers), ['200', '409 ticket_changed', '429 too_many_requests']),
  ]
}

/** Several screens of a kitchen press at once, and some of them that it was not made. */
export const oneStep: Race = {
  name: 'presses of several screens are one step of a ticket',
  slowness: 6,
  prepare: async (tools, round) => {
    const stage = await layTickets(tools, round, 600_000)
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) =>
        (index + round) % 3 === 0
          ? bump(stage, { from: 'due', to: 'failed', version: 1, reason: 'not_made' })
          : bump(stage, { from: 'due', to: 'preparing', version: 1 }),
      ),
      findViolations: (answers) => judge(tools.db, stage, 1, answers),
    }
  },
}

/** A third of the screens presses again what was pressed before: it has not seen the recall. */
export const stepOrRecall: Race = {
  name: 'a ticket goes on or is recalled, not both',
  slowness: 6,
  prepare: async (tools, round) => {
    const stage = await layTickets(tools, round, 610_000)
    await stepOn(tools, stage, 1)
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) => {
        const turn = (index + round) % 3
        if (turn === 0) return recall(stage, { from: 'preparing', version: 2 })
        if (turn === 1) return bump(stage, { from: 'preparing', to: 'ready', version: 2 })
        return bump(stage, { from: 'due', to: 'preparing', version: 1 })
      }),
      findViolations: (answers) => judge(tools.db, stage, 2, answers),
    }
  },
}

/** When the day is over, the job that pays runs several times in both processes. */
async function payAll({ send }: RaceTools): Promise<string[]> {
  const at = new Date(Date.now() + DAY_OVER_MS)
  const answers = await send(Array.from({ length: 6 }, () => jobRun('pay-drop-refunds', { at })))
  return unexpected(tally(answers), ['200'])
}

async function judgeMoney(db: Database, stage: TicketStage): Promise<string[]> {
  const { promised, day } = await standingOf(db, stage)
  const refunds = await db
    .selectFrom('refunds')
    .select('amount_fils as amountFils')
    .where('payment_id', '=', day.paymentId ?? 0)
    .execute()
  const isPaid = promised !== undefined && promised.amountFils > 0
  return [
    ...exactly('refunds', isPaid ? 1 : 0, refunds.length),
    ...exactly(
      'fils refunded',
      promised?.amountFils ?? 0,
      refunds.reduce((sum, { amountFils }) => sum + amountFils, 0),
    ),
  ]
}

export const deliveredOrFailed: Race = {
  name: 'a drop is delivered or has failed, and its money leaves once',
  slowness: 6,
  prepare: async (tools, round) => {
    const stage = await layTickets(tools, round, 620_000)
    const stop = await driveWith(tools, stage)
    await stepOn(tools, stage, 3)
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) =>
        (index + round) % 2 === 0
          ? {
              method: 'POST' as const,
              path: `${stop}/deliver`,
              body: { code: stage.code, version: 4 },
            }
          : bump(stage, { from: 'out', to: 'failed', version: 4, reason: 'damaged' }),
      ),
      findViolations: async (answers) => [
        ...(await judge(tools.db, stage, 4, answers)),
        ...(await payAll(tools)),
        ...(await judgeMoney(tools.db, stage)),
      ],
    }
  },
}
