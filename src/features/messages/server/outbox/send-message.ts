import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import { SendError } from '#server/gateways/whatsapp.ts'
import type { JobContext } from '#server/jobs/jobs.ts'
import { nextDaytime, retryDelayMs } from '../../rules.ts'
import { lifetimeOf } from '../templates/sending-rules.ts'
import type { MessageTemplate, TemplateSettings } from '../templates/template.ts'
import { writeMessage, type WrittenMessage } from '../templates/write-message.ts'
import type { ChannelHealth } from './channel-health.ts'
import type { Channel } from './channels.ts'
import {
  markDropped,
  markFailed,
  postpone,
  type Failure,
  type MessageRow,
  type SentRow,
} from './outbox-store.ts'

export interface Sending {
  channel: Channel
  settings: TemplateSettings
  health: ChannelHealth
  /** Whether the person takes messages at all; asked for what is not always sent. */
  takesMessages: (db: Database, recipient: string) => Promise<boolean>
  /** Writes down that it was sent. */
  record: (sent: SentRow) => Promise<void>
}

/**
 * Sends one claimed row, or says on it why not. The provider is called outside any transaction: a
 * crash between sending and recording sends at most once more.
 */
export async function sendMessage(
  context: JobContext,
  sending: Sending,
  template: MessageTemplate,
  row: MessageRow,
): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const expiresAt = row.expires_at?.getTime() ?? row.created_at.getTime() + lifetimeOf(template)
  if (expiresAt <= now.getTime()) return markDropped(db, row.id, now, 'expired')
  const mayGoAt = template.hours === 'day' ? nextDaytime(now) : now
  if (mayGoAt > now) return postpone(db, row.id, mayGoAt)
  if (!template.isAlwaysSent && !(await sending.takesMessages(db, row.recipient))) {
    return markDropped(db, row.id, now, 'opted_out')
  }
  let written: WrittenMessage
  try {
    written = writeMessage(template, row, sending.settings)
  } catch (error) {
    const failure = { kind: 'internal' as const, error: wordsOf(error) }
    return recordFailure(context, sending, template, row, failure)
  }
  let providerId: string
  try {
    providerId = (await sending.channel.send(written)).providerId
  } catch (error) {
    return recordFailure(context, sending, template, row, failureOf(error))
  }
  const at = clock.now()
  const text = sending.channel.keepsText ? written.text : null
  sending.health.onSent(template.name, at)
  await insist(() => sending.record({ id: row.id, at, providerId, text }))
}

const ERROR_MAX = 300

const wordsOf = (error: unknown): string => String(error).slice(0, ERROR_MAX)

const failureOf = (error: unknown): Failure & { code?: number | undefined } =>
  error instanceof SendError
    ? { kind: error.kind, code: error.code, error: error.message.slice(0, ERROR_MAX) }
    : { kind: 'temporary', error: wordsOf(error) }

async function recordFailure(
  { db, clock, log }: JobContext,
  { health }: Sending,
  template: MessageTemplate,
  row: MessageRow,
  failure: Failure & { code?: number | undefined },
): Promise<void> {
  const now = clock.now()
  const { kind, code } = failure
  const attempt = row.attempts + 1
  log.warn({ id: row.id, template: template.name, kind, code, attempt }, 'message not sent')
  health.onFailed(kind, template.name, now)
  // Where all messages fail, a pause of the channel decides, not how often this one was tried.
  const isOfRow = kind === 'temporary' || kind === 'internal'
  const delayMs = retryDelayMs(template.lane === 'code', isOfRow ? attempt : 1)
  await markFailed(db, row.id, failure, new Date(now.getTime() + delayMs))
  if (kind === 'bad_recipient') await markDropped(db, row.id, now, 'bad_recipient')
}

const RECORD_TRIES = 5
const RECORD_PAUSE_MS = 2000

/** A message that went out and is not recorded goes out again, so the database gets several chances. */
async function insist(record: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await record()
    } catch (error) {
      if (attempt === RECORD_TRIES) throw error
      await sleep(RECORD_PAUSE_MS)
    }
  }
}
