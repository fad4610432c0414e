import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  findReceiptByNumber,
  findAndLockDays,
  instantAfterWaiting,
  listTemporaryAddresses,
  moveDeliveryBack,
  setDayAddressBack,
  unskipDelivery,
  type DayAddressFacts,
  type MoveFacts,
} from '#features/deliveries/server/public.ts'
import { listChanges } from '#features/ramadan/server/public.ts'
import type { undoReceipt as contract } from '#features/subscriptions/change-contract.ts'
import { listCycles } from '../../cycles/cycle-store.ts'
import { resumeSubscription } from '../../pausing/resume-subscription.ts'
import { findAndLockSubscription } from '../../store.ts'
import { endTemporaryAddress, type TemporaryAddressFacts } from '../temporary-addresses.ts'
import { canUndo } from './can-undo.ts'
import { describeReceipt } from './describe-receipt.ts'
import { setNextCycleBack, type NextCycleFacts } from '../next-cycle.ts'
import { setWeekdaysBack, type WeekdayFacts } from '../weekdays/set-weekdays-back.ts'
import { switchRamadanBack, type RamadanFacts } from '../switch-ramadan.ts'

type Undo = (tx: Transaction, who: Member, id: number, facts: never) => Promise<string>

const UNDOS: Readonly<Record<string, Undo>> = {
  skip: async (tx, who, _, { deliveryId }: { deliveryId: number }) =>
    (await unskipDelivery(tx, who, { id: deliveryId })).receiptNumber,
  move: (tx, who, _, facts: MoveFacts) => moveDeliveryBack(tx, who, facts),
  'day-address': (tx, who, _, facts: DayAddressFacts) => setDayAddressBack(tx, who, facts),
  'address-spell': async (tx, who, id, { spellId }: TemporaryAddressFacts) =>
    (await endTemporaryAddress(tx, who, { id, spellId })).receiptNumber,
  weekdays: (tx, who, id, facts: WeekdayFacts) => setWeekdaysBack(tx, who, id, facts),
  pause: async (tx, who, id) => (await resumeSubscription(tx, who, { id })).receiptNumber,
  'next-cycle': (tx, who, id, facts: NextCycleFacts) => setNextCycleBack(tx, who, id, facts),
  ramadan: (tx, who, id, facts: RamadanFacts) => switchRamadanBack(tx, who, id, facts),
  'ramadan-off': (tx, who, id, facts: RamadanFacts) => switchRamadanBack(tx, who, id, facts),
}

/** A change can be taken back until the cut-off, while it is still as it was made. */
export async function undoReceipt(
  tx: Transaction,
  who: Member,
  { id, number }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  const receipt = subscription && (await findReceiptByNumber(tx, id, number))
  if (!receipt) throw new Refusal('not_found', 404)
  const days = await findAndLockDays(tx, id)
  const now = await instantAfterWaiting(tx, who.now)
  const [cycles, temporaryAddresses, ramadan] = await Promise.all([
    listCycles(tx, [id]),
    listTemporaryAddresses(tx, [id], who.today),
    listChanges(tx, [id]),
  ])
  const undo = UNDOS[receipt.kind]
  if (
    !undo ||
    !canUndo(receipt, { subscription, days, cycles, temporaryAddresses, ramadan, now })
  ) {
    throw new Refusal('nothing_to_undo', 409)
  }
  const receiptNumber = await undo(tx, who, id, receipt.facts as never)
  const written = await findReceiptByNumber(tx, id, Number(receiptNumber.slice(3)))
  if (!written) throw new Error(`Receipt ${receiptNumber} is gone within its own transaction`)
  const facts = written.facts as Record<string, unknown>
  return { receiptNumber, text: describeReceipt(written.kind, facts, who.language) }
}
