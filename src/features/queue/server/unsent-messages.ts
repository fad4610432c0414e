import { textsIn } from '#shared/language.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { giveUp, sendAgain, wakeAfter } from '#features/messages/server/public.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { exportTable } from '#server/export-table.ts'
import type { StreamReply } from '#server/http/answers/reply.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type * as contract from '../contract.ts'
import { messages } from '../messages.ts'
import { maskRecipient, MESSAGE_CAUSES } from '../rules.ts'
import { listIndexedMessages, lockListed, type ListedMessage } from './message-index-store.ts'

type Listed = Output<typeof contract.listUnsentMessages>

const PAGE = 50

export async function listUnsentMessages(
  db: Database,
  { now }: Member,
  { before, ...filters }: Input<typeof contract.listUnsentMessages>,
): Promise<Listed> {
  const rows = await listIndexedMessages(db, filters, { from: before, limit: PAGE + 1, now })
  const page = rows.slice(0, PAGE)
  return {
    messages: page.map(present),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

const present = (row: ListedMessage): Listed['messages'][number] => ({
  id: row.id,
  recipient: maskRecipient(row.recipient),
  channel: row.channel,
  template: row.template,
  state: row.state,
  cause: MESSAGE_CAUSES.find((cause) => cause === row.cause) ?? null,
  error: row.error,
  attempts: row.attempts,
  createdAt: row.createdAt.toISOString(),
  nextTryAt: row.state === 'failed' ? null : row.nextTryAt.toISOString(),
})

export function exportUnsentMessages(
  db: Database,
  who: Member,
  filters: Input<typeof contract.exportUnsentMessages>,
): Promise<StreamReply> {
  const { messageTable, states, causes } = textsIn(messages, who.language)
  return exportTable(db, who, {
    name: 'messages',
    filters,
    list: async (tx, page) => {
      const reach = { ...page, now: who.now }
      return (await listIndexedMessages(tx, filters, reach)).map(present)
    },
    headings: messageTable,
    cells: (row) => [
      row.id,
      row.recipient,
      row.template,
      row.channel,
      states[row.state],
      row.cause && causes[row.cause],
      row.error,
      row.attempts,
      row.createdAt,
      row.nextTryAt,
    ],
  })
}

/** @throws Refusal `message_settled`, `message_on_its_way` */
async function lock(tx: Transaction, id: number, now: Date) {
  const message = await lockListed(tx, id, now)
  if (!message) throw new Refusal('message_settled', 409)
  if (message.isOnItsWay) throw new Refusal('message_on_its_way', 409)
  return message
}

const CODE_LIVES_AT_MOST_MS = 3_600_000

/** Only codes live for minutes; a new one makes the old one useless. */
const isOldCode = (
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date | null },
  now: Date,
): boolean =>
  expiresAt !== null &&
  expiresAt <= now &&
  expiresAt.getTime() - createdAt.getTime() < CODE_LIVES_AT_MOST_MS

export async function retryMessage(
  tx: Transaction,
  who: Member,
  { id }: { id: number },
): Promise<void> {
  const message = await lock(tx, id, who.now)
  const isGivenUp = message.droppedAt !== null
  if (isOldCode(message, who.now)) throw new Refusal('message_outdated', 409)
  await sendAgain(tx, id, { now: who.now, isGivenUp })
  await audit(tx, who, 'retry-message', message, { state: 'waiting' })
  wakeAfter(tx)
}

export async function discardMessage(
  tx: Transaction,
  who: Member,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const message = await lock(tx, id, who.now)
  await giveUp(tx, id, who.now)
  await audit(tx, who, 'drop-message', message, { state: 'dropped', reason })
}

const audit = (
  tx: Transaction,
  who: Member,
  action: string,
  {
    id,
    template,
    state,
    attempts,
  }: { id: number; template: string; state: string; attempts: number },
  after: object,
): Promise<void> =>
  writeAudit(tx, who, {
    action,
    object: 'message',
    objectId: id,
    before: { template, state, attempts },
    after,
  })
