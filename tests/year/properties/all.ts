import type { Database } from '../../../src/server/database/database.ts'
import {
  listChargedEarly,
  listDeliveredUnpaid,
  listForgottenDays,
  listPaidForNothing,
  listPaidTwice,
} from './charges.ts'
import type { Span } from './errors.ts'
import { listLedgerErrors } from './ledger.ts'
import { listNotReminded, listUnannouncedRenewals } from './promises.ts'
import { listBadNotices, listNotNotified, listWrongReasons } from './notices.ts'

/** Everything that has to hold for money, deliveries and messages at any time; empty when it does. */
export async function listBrokenProperties(db: Database, span: Span): Promise<string[]> {
  const { since, now } = span
  const found = [
    await listChargedEarly(db, since),
    await listPaidForNothing(db),
    await listPaidTwice(db),
    await listDeliveredUnpaid(db),
    await listForgottenDays(db, now),
    await listLedgerErrors(db),
    await listUnannouncedRenewals(db, since),
    await listNotReminded(db, span),
    await listNotNotified(db, since),
    await listBadNotices(db, span),
    await listWrongReasons(db, since),
  ]
  return found.flat()
}
