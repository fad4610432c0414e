import type { Database } from '../../../src/server/database/database.ts'
import {
  listChargedEarly,
  listDeliveredUnpaid,
  listForgottenDays,
  listPaidForNothing,
  listPaidTwice,
} from './charges.ts'
import { listLedgerFaults } from './ledger.ts'
import { listUnannouncedRenewals } from './promises.ts'
import { listBadlyTold, listNotTold } from './told.ts'

export interface Span {
  since: Date
  now: Date
}

/** Everything that has to hold for money, deliveries and messages at any time; empty when it does. */
export async function listBrokenProperties(db: Database, { since, now }: Span): Promise<string[]> {
  const found = [
    await listChargedEarly(db, since),
    await listPaidForNothing(db),
    await listPaidTwice(db),
    await listDeliveredUnpaid(db),
    await listForgottenDays(db, now),
    await listLedgerFaults(db),
    await listUnannouncedRenewals(db),
    await listNotTold(db),
    await listBadlyTold(db, now),
  ]
  return found.flat()
}
