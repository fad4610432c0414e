import { Refusal } from '#shared/wire/refusal.ts'
import type { Language } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { ticketCode } from '#features/production/rules.ts'
import {
  canStep,
  waitUntil,
  failureReasonsFrom,
  isMissedAllowed,
  isRefunded,
  reportedLate,
  trustedInstant,
  type CodelessReason,
  type KitchenReason,
  type TicketStatus,
} from '../../rules.ts'
import { type LockedTicket, refuseChanged } from './lock-ticket.ts'
import { refuseStopped, warnOfStopped } from './stopped-dishes.ts'
import { notifyCustomer } from './notify-customer.ts'
import { writeStep, type StepTaker } from './write-step.ts'
import { promiseForStep } from '../missed/make-good.ts'
import { delivered, failed, out } from '../templates.ts'

export interface StepInput {
  from: TicketStatus
  to: TicketStatus
  version: number
  reason?: KitchenReason | undefined
  codelessReason?: CodelessReason | undefined
  at: Date
  by: StepTaker
  language: Language
}

/**
 * Takes one step forward: refuses what the table does not allow or what was seen too long ago. A
 * step that is there already is no mistake: it answers false and changes nothing.
 */
export async function takeStep(
  tx: Transaction,
  locked: LockedTicket,
  input: StepInput,
): Promise<boolean> {
  const { ticket } = locked
  if (isTakenAlready(locked, input)) return false
  if (ticket.version !== input.version || ticket.status !== input.from) {
    throw await refuseChanged(tx, ticket, input.language)
  }
  if (!canStep(input.from, input.to)) throw new Refusal('step_not_allowed', 409)
  if (input.to === 'failed') checkReason(locked, input)
  if (input.to === 'out') {
    await refuseStopped(tx, ticket, input.language, reportedLate(input.at, locked.now))
  }

  await writeStep(tx, locked, {
    to: input.to,
    ...(input.to === 'failed' && input.reason && { failureReason: input.reason }),
    ...(input.codelessReason && { codelessReason: input.codelessReason }),
    by: input.by,
    at: input.at,
  })
  await notifyOfStep(tx, locked, input)
  return true
}

const isTakenAlready = ({ ticket }: LockedTicket, { from, to, reason }: StepInput): boolean =>
  ticket.status === to &&
  ticket.cameFrom === from &&
  (to !== 'failed' || ticket.failureReason === reason)

function checkReason({ ticket, now }: LockedTicket, { from, reason, at }: StepInput): void {
  if (!reason) throw new Refusal('failure_reason_required', 422, { fields: ['reason'] })
  if (!failureReasonsFrom(from).includes(reason)) throw new Refusal('step_not_allowed', 409)
  if (reason !== 'nobody_home') return
  const { knockedAt } = ticket
  if (!isMissedAllowed(knockedAt, trustedInstant(at, now))) {
    throw new Refusal('wait_at_door', 409, {
      parameters: { ticket: ticketCode(ticket.number) },
      details: { until: knockedAt ? waitUntil(knockedAt).toISOString() : null },
    })
  }
}

async function notifyOfStep(tx: Transaction, locked: LockedTicket, { to, reason }: StepInput) {
  const { windowFrom: from, windowTo: to_, handoverCode: code } = locked.ticket
  if (to === 'out') {
    await notifyCustomer(tx, locked, out, { from, to: to_, code })
    await warnOfStopped(tx, locked)
  }
  if (to === 'delivered') await notifyCustomer(tx, locked, delivered, {})
  if (to !== 'failed' || !reason) return
  if (isRefunded(reason)) await promiseForStep(tx, locked, reason)
  else await notifyCustomer(tx, locked, failed, { reason })
}
