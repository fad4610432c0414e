import type { Database } from '#server/database/database.ts'
import type { JobContext } from '#server/jobs/jobs.ts'
import type { Log } from '#server/log.ts'
import type { PaymentParts } from '../parts.ts'
import { applyCardEvent } from './apply-card-event.ts'
import { applyPayPalEvent } from './apply-paypal-event.ts'
import { getEvent, listDueEvents, markApplied, markFailed } from './event-store.ts'

const PAGE = 200
const AT_ONCE = 5
const MAX_ATTEMPTS = 5
const MINUTE_MS = 60_000
const ERROR_MAX = 500

/** Why an event was not applied, and whether it waits for a person now. */
interface EventFailure {
  type: string
  attempts: number
  isParked: boolean
  error: unknown
}

/**
 * Applies one stored event; a repetition after a crash in between does no harm. An event that
 * fails is tried again after 1, 2, 4 and 8 minutes, then it is parked for a person.
 */
export async function applyEvent(
  parts: PaymentParts,
  db: Database,
  id: number,
  now: Date,
): Promise<EventFailure | undefined> {
  const row = await getEvent(db, id)
  if (row.applied_at) return undefined
  try {
    const apply = row.provider === 'paypal' ? applyPayPalEvent : applyCardEvent
    const outcome = await apply(parts, db, JSON.stringify(row.payload), now)
    await markApplied(db, id, outcome, now)
    return undefined
  } catch (error) {
    const attempts = row.attempts + 1
    const isParked = attempts >= MAX_ATTEMPTS
    const delay = MINUTE_MS * 2 ** (attempts - 1)
    await markFailed(db, id, {
      attempts,
      error: String(error).slice(0, ERROR_MAX),
      nextTryAt: isParked ? null : new Date(now.getTime() + delay),
      parkedAt: isParked ? now : null,
    })
    return { type: row.type, attempts, isParked, error }
  }
}

/** Events that were kept but not applied: the process died in between, or they failed before. */
export const applyEvents =
  (parts: PaymentParts) =>
  async ({ db, log, clock }: JobContext): Promise<void> => {
    const now = clock.now()
    let afterId = 0
    for (;;) {
      const ids = await listDueEvents(db, { now, afterId, limit: PAGE })
      if (ids.length === 0) return
      for (let start = 0; start < ids.length; start += AT_ONCE) {
        const some = ids.slice(start, start + AT_ONCE)
        await Promise.all(
          some.map(async (id) => note(log, id, await applyEvent(parts, db, id, now))),
        )
      }
      afterId = ids.at(-1) ?? afterId
    }
  }

function note(log: Log, eventId: number, failure: EventFailure | undefined): void {
  if (!failure) return
  const { type, attempts, isParked, error } = failure
  const facts = { eventId, type, attempts, err: error }
  if (isParked) log.error(facts, 'alarm: a payment event was parked')
  else log.warn(facts, 'a payment event could not be applied')
}
