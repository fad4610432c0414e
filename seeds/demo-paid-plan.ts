import { instantAt } from '#shared/dates.ts'
import {
  importSubscription,
  type ImportedSubscription,
  type RunningSubscription,
} from '#features/subscriptions/server/public.ts'
import type { Transaction } from '#server/database/database.ts'
import { DEMO_CARD, fillSimulator, type DemoCard } from './demo-cards.ts'

type ChargeNames = Pick<DemoCard, 'setupRef' | 'setupKey' | 'chargeRef' | 'chargeKey'>

/** A plan of the demo customer that runs already, with the charge that the simulator remembers. */
export async function importPaid(
  tx: Transaction,
  running: Omit<RunningSubscription, 'card'>,
  names: ChargeNames,
  now: Date,
): Promise<ImportedSubscription> {
  const { setupRef, chargeRef } = names
  const card = { ...DEMO_CARD, methodRef: setupRef, chargeRef, sellerTrn: '100000000000003' }
  const imported = await importSubscription(tx, { ...running, card }, now)
  const at = instantAt(running.startDate, '00:05')
  await fillSimulator(tx, [{ ...names, amountFils: imported.totalFils, at }])
  return imported
}
