import type { Day } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { receiptNumber } from '#features/deliveries/rules.ts'
import {
  announcePlan,
  findLockOf,
  insertReceipt,
  notifyPages,
} from '#features/deliveries/server/public.ts'
import {
  queueMessage,
  type MessageParameters,
  type MessageTemplate,
} from '#features/messages/server/public.ts'
import type { LockedTicket } from '../steps/lock-ticket.ts'
import { dayAgain, dayRefunded } from '../templates.ts'
import { listTicketsOfDelivery } from '../ticket-store.ts'

/** The whole day comes again, unless the customer wants its money until that day's cut-off. */
export async function notifyDayAgain(
  tx: Transaction,
  locked: LockedTicket,
  { again, extrasFils }: { again: Day; extrasFils: number },
): Promise<void> {
  const { day, now } = locked
  const charge = (await announcePlan.findNextCharge(tx, day, now)) ?? {}
  const receipt = await writeReceipt(tx, locked, 'missed', { againOn: again, extrasFils })
  const until = await findLockOf(tx, day.subscriptionId, again)
  const parameters = { day: day.day, again, until: until.toISOString(), charge, receipt }
  await notify(tx, locked, dayAgain, parameters)
  await notifyPages(tx, day.customerId, [again], now)
}

/** All of the day goes back as money. */
export async function notifyDayRefunded(tx: Transaction, locked: LockedTicket): Promise<void> {
  const stops = await listTicketsOfDelivery(tx, locked.day.id)
  const refundFils = stops.reduce((sum, stop) => sum + (stop.refundFils ?? 0), 0)
  const receipt = await writeReceipt(tx, locked, 'missed', { refundFils })
  await notify(tx, locked, dayRefunded, { day: locked.day.day, refund: refundFils, receipt })
}

export async function writeReceipt(
  tx: Transaction,
  { day, now }: Pick<LockedTicket, 'day' | 'now'>,
  kind: 'missed' | 'missed-money' | 'came-after-all',
  facts: Readonly<Record<string, unknown>>,
): Promise<string> {
  const number = await insertReceipt(tx, {
    subscriptionId: day.subscriptionId,
    kind,
    facts: { deliveryId: day.id, day: day.day, meals: day.meals, ...facts },
    now,
  })
  return receiptNumber(number)
}

async function notify<P extends MessageParameters>(
  tx: Transaction,
  { ticket, day, now }: LockedTicket,
  template: MessageTemplate<P>,
  parameters: NoInfer<P>,
): Promise<void> {
  await queueMessage(tx, {
    to: ticket.phone,
    template,
    parameters,
    language: isLanguage(ticket.language) ? ticket.language : 'en',
    // A hand-over that is reported late can undo it, and it can be missed again.
    dedupeKey: `${template.name}:${day.id}:${ticket.version}`,
    now,
  })
}
