import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { receiptNumber } from '#features/deliveries/rules.ts'
import {
  listLedgerRows,
  listReceipts as listRows,
  listTemporaryAddresses,
} from '#features/deliveries/server/public.ts'
import { listChanges } from '#features/ramadan/server/public.ts'
import type { listReceipts as contract } from '#features/subscriptions/change-contract.ts'
import { listCycles } from '../../cycles/cycle-store.ts'
import { findOwnSubscription } from '../../store.ts'
import { describeReceipt } from './describe-receipt.ts'
import { canUndo } from './can-undo.ts'

const PAGE_SIZE = 20

/** The numbered proof of every change, newest first. */
export async function listReceipts(
  db: Database,
  who: Member,
  { id, before }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const subscription = await findOwnSubscription(db, who.id, id)
  if (!subscription) throw new Refusal('not_found', 404)
  const [rows, days, cycles, temporaryAddresses, ramadan] = await Promise.all([
    listRows(db, id, { below: before, limit: PAGE_SIZE + 1 }),
    listLedgerRows(db, [id]),
    listCycles(db, [id]),
    listTemporaryAddresses(db, [id], who.today),
    listChanges(db, [id]),
  ])
  const page = rows.slice(0, PAGE_SIZE)
  const state = { subscription, days, cycles, temporaryAddresses, ramadan, now: who.now }
  return {
    receipts: page.map((row) => ({
      number: receiptNumber(row.number),
      kind: row.kind,
      at: row.at.toISOString(),
      text: describeReceipt(row.kind, row.facts as Record<string, unknown>, who.language),
      canUndo: canUndo(row, state),
    })),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.number ?? null) : null,
  }
}
