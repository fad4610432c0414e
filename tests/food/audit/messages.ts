import type { Database } from '../../../src/server/database/database.ts'
import { dayOf, type Day } from '../../../src/shared/dates.ts'

/** What a message is about, as far as it says so. */
export interface Parameters {
  day?: Day
  mealTime?: string
  /** An order of ingredients. */
  order?: string
  /** Reminders: the cut-off, and how many days are meant. */
  until?: string
  days?: number
  /** When a renewal is charged, and what else names the next charge. */
  chargeOn?: Day
  charge?: { day?: Day }
}

export interface Message {
  recipient: string
  template: string
  language: string
  parameters: Parameters
  createdAt: Date
  /** The day in Dubai; what is said of its food by ten the next morning belongs to it. */
  on: Day
  isDropped: boolean
}

const DAY_ENDS_MS = 10 * 3_600_000

/** All that was ever said, by whom it was said to. */
export async function listMessages(db: Database): Promise<Map<string, Message[]>> {
  const rows = await db
    .selectFrom('messages')
    .select(['recipient', 'template', 'language', 'parameters'])
    .select(['created_at as createdAt', 'dropped_at as droppedAt', 'expires_at as expiresAt'])
    .orderBy('id')
    .execute()
  const messages = rows.map(({ droppedAt, expiresAt, parameters, ...row }) => ({
    ...row,
    parameters: parameters as Parameters,
    on: dayOf(new Date(row.createdAt.getTime() - DAY_ENDS_MS)),
    // What was of use for a while only is not said late.
    isDropped: droppedAt !== null && !(expiresAt !== null && expiresAt <= droppedAt),
  }))
  return Map.groupBy(messages, ({ recipient }) => recipient)
}

/** Refunds of one payment can be alike; they are counted against the refunds. */
const COUNTED = ['refund-sent', 'refund-by-hand', 'refund-paid-out']

/** What a message is about: no one hears of it twice. */
function subjectOf({ template, parameters, createdAt, on }: Message): string {
  const { day, mealTime, order, until } = parameters
  if (template.startsWith('choose-reminder')) {
    const leftMs = Date.parse(until ?? '') - createdAt.getTime()
    return `choose-reminder ${day} ${leftMs > LAST_MS ? 'first' : 'last'}`
  }
  if (order !== undefined) return `${template} ${order} ${day}`
  if (mealTime !== undefined) return `${template} ${mealTime} ${on}`
  if (day !== undefined) return `${template} ${day}`
  return `${template} ${JSON.stringify(parameters)}`
}

/** The second reminder comes four hours before the cut-off. */
export const LAST_MS = 7 * 3_600_000

/** Said twice, not said at all for no good reason, or in another language. */
export function auditMessages(
  messages: readonly Message[],
  person: { language: string },
): string[] {
  const errors: string[] = []
  const said = new Map<string, number>()
  for (const [index, message] of messages.entries()) {
    const { template, recipient, language, isDropped } = message
    if (language !== person.language) errors.push(`${recipient}: ${template} in ${language}`)
    if (isDropped) errors.push(`${recipient}: ${template} was dropped`)
    const subject = subjectOf(message)
    const between = messages.slice((said.get(subject) ?? index) + 1, index)
    if (said.has(subject) && !COUNTED.includes(template) && !isNews(message, between)) {
      errors.push(`${recipient} heard twice: ${subject}`)
    }
    said.set(subject, index)
  }
  return errors
}

/**
 * Whether something else was said since: that the whole day comes again in place of the money, or
 * another day of the next charge, which both can be taken back.
 */
function isNews({ template, parameters, on }: Message, between: readonly Message[]): boolean {
  if (template === 'drop-failed-refunded') {
    return between.some((one) => one.template === 'day-missed-again' && one.parameters.day === on)
  }
  if (template !== 'subscription-renews') return false
  return between.some(
    ({ parameters: { charge, chargeOn = charge?.day } }) =>
      chargeOn !== undefined && chargeOn !== parameters.chargeOn,
  )
}
