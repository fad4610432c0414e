import { dayOf, type Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { enqueue, job } from '#server/jobs/jobs.ts'
import { addHit, countOf } from '#server/limits.ts'
import {
  alarmCounts,
  DEVICE_SENDS,
  isRedemptionLow,
  NETWORK_WINDOW_SECONDS,
  NUMBER_SENDS,
  PRESSED_WINDOW_SECONDS,
  proofLevel,
  TOTAL_WINDOW_SECONDS,
  type ProofLevel,
} from '../../limit-rules.ts'

export interface Sending {
  phone: string
  /** The browser, where it has signed in with the number before. */
  device: string | undefined
  network: string
  now: Date
}

/** What a send was counted as. */
export interface Counted {
  level: ProofLevel
  /** Strangers have used up what they may send to this number. */
  isPressed: boolean
}

const total = { bucket: 'otp-total', windowSeconds: TOTAL_WINDOW_SECONDS }

export const countTotal = (db: Database, now: Date): Promise<number> => countOf(db, total, now)

/** Outside the transaction of the send: all sends share this row, and none may wait for another. */
export const addToTotal = async (db: Database, now: Date): Promise<void> => {
  await addHit(db, total, now)
}

/**
 * Counts a send before it is decided, in the transaction that a refusal takes back. The row of the
 * number is locked first and the row of the network last, so no two sends wait for each other.
 */
export async function countSend(
  tx: Transaction,
  { phone, device, network, now }: Sending,
  totalSends: number,
): Promise<Counted> {
  if (device && (await fits(tx, DEVICE_SENDS, device, now))) return { level: 0, isPressed: false }
  const isPressed = !(await fits(tx, NUMBER_SENDS, phone, now))
  const pressed = isPressed ? await hits(tx, `pressed:${phone}`, PRESSED_WINDOW_SECONDS, now) : 0
  const ofNetwork = await hits(tx, `net:${network}`, NETWORK_WINDOW_SECONDS, now)
  return { level: proofLevel({ network: ofNetwork, total: totalSends, pressed }), isPressed }
}

const hits = async (tx: Transaction, name: string, windowSeconds: number, now: Date) =>
  (await addHit(tx, { bucket: `otp-${name}`, windowSeconds }, now)).hits

async function fits(
  tx: Transaction,
  limits: readonly { name: string; max: number; windowSeconds: number }[],
  whose: string,
  now: Date,
): Promise<boolean> {
  let isWithin = true
  for (const { name, max, windowSeconds } of limits) {
    if ((await hits(tx, `${name}:${whose}`, windowSeconds, now)) > max) isWithin = false
  }
  return isWithin
}

const costs = (today: Day) => ({ bucket: `otp-cost:${today}`, windowSeconds: 2 * 86_400 })
const redeemed = (today: Day) => ({ bucket: `otp-redeemed:${today}`, windowSeconds: 2 * 86_400 })

/** Outside the transaction of the sign-in: all sign-ins share this row. */
export const countRedeemed = async (
  db: Database,
  { today, now }: { today: Day; now: Date },
): Promise<void> => {
  await addHit(db, redeemed(today), now)
}

/** Codes that go out and don't come back: someone has them sent, or they don't arrive. */
export const redemptionAlarmJob = job({
  name: 'alarm-codes-unredeemed',
  cron: '47 * * * *',
  run: async ({ db, clock, log }) => {
    const now = clock.now()
    const day = dayOf(now)
    const sent = await countOf(db, costs(day), now)
    const taken = await countOf(db, redeemed(day), now)
    if (isRedemptionLow(sent, taken)) {
      log.error({ sent, redeemed: taken }, 'alarm: few of the sign-in codes of today are redeemed')
    }
  },
})

/** Counts a message that costs money. The day's budget raises alarms and refuses no one. */
export async function countCost(
  db: Database,
  budget: number,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const { hits: sent } = await addHit(db, costs(today), now)
  if (alarmCounts(budget).includes(sent)) await enqueue(db, budgetAlarmJob.name, { sent, budget })
}

export const budgetAlarmJob = job<{ sent: number; budget: number }>({
  name: 'alarm-code-budget',
  run: async ({ log }, { sent, budget }) =>
    log.error(
      { sent, budget },
      `alarm: ${sent} of ${budget} sign-in codes of today's budget are sent; sending goes on`,
    ),
})
