import type { Transaction } from '#server/database/database.ts'
import { kindOf } from '#server/gateways/meta/error-codes.ts'
import type { MessageStatus } from '#server/gateways/meta/webhook.ts'

const RETRY_MS = 600_000
const RETRY_DOUBLINGS_MAX = 6

/**
 * Writes onto the message what the provider reports it. Only forward: what was delivered does not
 * fail any more, and a repetition changes nothing. A message of someone else is passed over.
 */
export async function applyStatus(
  tx: Transaction,
  { providerId, status, at, code }: MessageStatus,
  now: Date,
): Promise<void> {
  const row = await tx
    .selectFrom('messages')
    .select(['id', 'attempts', 'delivered_at', 'read_at'])
    .where('provider_id', '=', providerId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const change = (values: object) =>
    tx.updateTable('messages').set(values).where('id', '=', row.id).execute()
  if (status !== 'failed') {
    await change({
      delivered_at: row.delivered_at ?? at,
      ...(status === 'read' && { read_at: row.read_at ?? at }),
    })
    return
  }
  if (row.delivered_at) return
  const kind = kindOf(code, 400)
  const failed = {
    failed_at: at,
    failure_code: code ?? null,
    failure_kind: kind,
    last_error: `Meta could not deliver it: error ${code ?? 'without a number'}`,
    // A later status is of the next attempt, which has an id of its own.
    provider_id: null,
    sent_at: null,
  }
  // The same phone or the same words would fail again; the admin's list keeps both with their reason.
  if (kind === 'bad_recipient' || kind === 'bad_template') {
    await change({ ...failed, dropped_at: now, drop_reason: kind })
  } else {
    const doublings = Math.min(row.attempts - 1, RETRY_DOUBLINGS_MAX)
    await change({ ...failed, next_try_at: new Date(now.getTime() + RETRY_MS * 2 ** doublings) })
  }
}
