import type { Day } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { closedAndBoth, closedAndMoved, closedAndReturned } from '../templates.ts'

interface Closing {
  phone: string
  language: string
  kitchen: { nameEn: string; nameAr: string }
  days: readonly { day: Day; againOn: Day | null }[]
  receipt: string
  now: Date
}

/** A kitchen has closed: which days are moved, and how many have no other day yet. */
export async function notifyClosed(
  tx: Transaction,
  { phone, language, kitchen, days, receipt, now }: Closing,
): Promise<void> {
  const message = {
    to: phone,
    language: isLanguage(language) ? language : 'en',
    dedupeKey: `kitchen-closed:${receipt}`,
    now,
  } as const
  const parameters = {
    kitchen: language === 'ar' ? kitchen.nameAr : kitchen.nameEn,
    days: days.map(({ day }) => day).join(','),
    again: days.flatMap(({ againOn }) => againOn ?? []).join(','),
    returned: days.filter(({ againOn }) => againOn === null).length,
    receipt,
  }
  if (parameters.returned === 0) {
    await queueMessage(tx, { ...message, template: closedAndMoved, parameters })
  } else if (parameters.again === '') {
    await queueMessage(tx, { ...message, template: closedAndReturned, parameters })
  } else {
    await queueMessage(tx, { ...message, template: closedAndBoth, parameters })
  }
}
