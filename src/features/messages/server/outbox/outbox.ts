import { afterCommit, type Transaction } from '#server/database/database.ts'
import type { DueRows, JobContext } from '#server/jobs/jobs.ts'
import type { Lane, MessageTemplate, TemplateSettings } from '../templates/template.ts'
import type { Channel } from './channels.ts'
import { watchChannel, type ChannelHealth } from './channel-health.ts'
import {
  claimDue,
  endClaims,
  lookAhead,
  markSent,
  type MessageRow,
  type SentRow,
} from './outbox-store.ts'
import { sendMessage, type Sending } from './send-message.ts'
import { together } from './together.ts'
import { tokenBucket } from './token-bucket.ts'
import { startWorker, type Worker } from './worker.ts'

export interface OutboxParts {
  /** By the name that is in the rows. */
  channels: Readonly<Record<string, Channel>>
  templates: readonly MessageTemplate[]
  settings: TemplateSettings
  takesMessages: Sending['takesMessages']
}

const wakers = new Set<() => void>()

/** Has the workers of this process look at once when the transaction commits. */
export const wakeAfter = (tx: Transaction): void =>
  afterCommit(tx, () => {
    for (const wake of wakers) wake()
  })

const CODES_AT_ONCE = 20
const DRAIN_AT_ONCE = 100

/**
 * Sends what waits in the outbox. Codes have workers of their own and never wait for a pause or the
 * provider's limit; of the rest, `transactional` goes ahead of `bulk`.
 */
export function openOutbox(parts: OutboxParts, context: JobContext): DueRows {
  const senders = Object.entries(parts.channels).map(([name, channel]) =>
    openChannel(name, channel, parts, context),
  )
  let workers: Worker[] = []
  const wake = () => {
    for (const worker of workers) worker.wake()
  }
  return {
    work: async () => {
      workers = senders.flatMap(({ work }) => work())
      wakers.add(wake)
    },
    drain: async (drainContext) => {
      let count = 0
      for (const { drain } of senders) count += await drain(drainContext)
      return count
    },
    lookAhead: ({ db, clock }) => lookAhead(db, clock.now()),
    putBack: ({ db }) => endClaims(db),
    close: async () => {
      wakers.delete(wake)
      await Promise.all(workers.map((worker) => worker.close()))
    },
  }
}

function openChannel(name: string, channel: Channel, parts: OutboxParts, context: JobContext) {
  const health = watchChannel(name, context.log)
  const bucket = tokenBucket(channel.perSecond)
  const byName = new Map(parts.templates.map((template) => [template.name, template]))
  const { claimCodes, claimRest } = claimsOf(name, parts.templates, health)
  const recordTogether = together((rows: readonly SentRow[]) => markSent(context.db, rows))
  const send = (
    row: MessageRow,
    from: JobContext,
    record: Sending['record'] = (sent) => markSent(from.db, [sent]),
  ): Promise<void> => {
    const template = byName.get(row.template)
    if (!template) throw new Error(`No message template ${row.template}`)
    const sending = { channel, health, record, ...parts }
    return sendMessage(from, sending, template, row)
  }
  const run = (row: MessageRow) => {
    bucket.take(1)
    return send(row, context, recordTogether)
  }
  return {
    work: (): Worker[] => [
      startWorker({
        concurrency: CODES_AT_ONCE,
        allow: (wanted) => wanted,
        claim: (limit) => claimCodes(limit, context),
        run,
        log: context.log,
      }),
      startWorker({
        concurrency: channel.concurrency,
        allow: (wanted) => health.roomFor(Math.min(wanted, bucket.left()), context.clock.now()),
        claim: (limit) => claimRest(limit, context),
        run,
        log: context.log,
      }),
    ],
    drain: async (from: JobContext): Promise<number> => {
      let count = 0
      for (;;) {
        const rows = await claimCodes(DRAIN_AT_ONCE, from)
        const room = health.roomFor(DRAIN_AT_ONCE, from.clock.now())
        if (room > 0) rows.push(...(await claimRest(room, from)))
        if (rows.length === 0) return count
        for (const row of rows) await send(row, from)
        count += rows.length
      }
    },
  }
}

/** What a channel takes next: codes by themselves; of the rest, what one person waits for first. */
function claimsOf(name: string, templates: readonly MessageTemplate[], health: ChannelHealth) {
  const namesOf = (lane: Lane) =>
    templates.filter((template) => template.lane === lane).map((template) => template.name)
  const lanes = { code: namesOf('code'), rest: [namesOf('transactional'), namesOf('bulk')] }
  const claim = (names: readonly string[], limit: number, { db, clock }: JobContext) =>
    claimDue(db, { channel: name, templates: names, limit, now: clock.now() })
  const claimRest = async (limit: number, from: JobContext): Promise<MessageRow[]> => {
    const rows: MessageRow[] = []
    for (const names of lanes.rest) {
      const left = limit - rows.length
      if (left > 0) rows.push(...(await claim(health.soundOf(names), left, from)))
      for (const template of health.toTryOf(names, from.clock.now())) {
        rows.push(...(await claim([template], 1, from)))
      }
    }
    return rows
  }
  return {
    claimCodes: (limit: number, from: JobContext) => claim(lanes.code, limit, from),
    claimRest,
  }
}
