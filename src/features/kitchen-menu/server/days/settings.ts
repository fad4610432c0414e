import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { refuseStale, versionOf } from '#server/http/version.ts'
import { windowOf } from '#features/deliveries/rules.ts'
import {
  instantAfterWaiting,
  lockPlannedDays,
  setCutoff,
} from '#features/deliveries/server/public.ts'
import { cutoffOf, type Cutoff } from '#features/restaurants/rules.ts'
import {
  findOwnKitchen,
  followKitchenCapacity,
  lockDaysFrom,
  lockOutOrders,
  lockRestaurant,
  updateKitchen,
  type OwnKitchen,
} from '#features/restaurants/server/public.ts'
import type * as contract from '../../days-contract.ts'
import { errorOfWindows, type Window } from '../../rules.ts'
import { notifyDaysChanged } from '../notify-kitchen.ts'

type Settings = Output<typeof contract.getKitchenSettings>

export async function getKitchenSettings(db: Database, who: Member): Promise<Settings> {
  return presentSettings(await findOwnKitchen(db, who.id))
}

const settingsOf = (kitchen: OwnKitchen): Omit<Settings, 'version'> => ({
  capacityPerDay: kitchen.capacityPerDay,
  cutoffTime: kitchen.cutoffTime,
  cutoffDays: kitchen.cutoffDays,
  breakfast: windowOf(kitchen.breakfastWindow),
  lunch: windowOf(kitchen.lunchWindow),
  dinner: windowOf(kitchen.dinnerWindow),
})

function presentSettings(kitchen: OwnKitchen): Settings {
  const settings = settingsOf(kitchen)
  return { ...settings, version: versionOf(settings) }
}

/** A later cut-off is given to what is planned already; an earlier one takes nothing from anyone. */
export async function replaceKitchenSettings(
  tx: Transaction,
  who: Member,
  input: Input<typeof contract.replaceKitchenSettings>,
): Promise<Settings> {
  await lockRestaurant(tx, (await findOwnKitchen(tx, who.id)).id)
  const kitchen = await findOwnKitchen(tx, who.id)
  const before = settingsOf(kitchen)
  refuseStale(who, input, before)
  await applyKitchenSettings(tx, who, kitchen, input)
  const after = await findOwnKitchen(tx, who.id)
  await writeAudit(tx, who, {
    action: 'replace-kitchen-settings',
    object: 'restaurant',
    objectId: kitchen.id,
    before,
    after: settingsOf(after),
  })
  return presentSettings(after)
}

type Timed = Pick<OwnKitchen, 'id' | 'cutoffTime' | 'cutoffDays' | 'capacityPerDay'>

/** Writes the settings and what follows from them; anyone who changes them writes the trail. */
export async function applyKitchenSettings(
  tx: Transaction,
  who: Member,
  kitchen: Timed,
  input: Omit<Settings, 'version'>,
): Promise<void> {
  ensureSettings(input)
  // An order goes by the cut-off that it read: those under way end before time is given to all.
  if (!isSameCutoff(kitchen, input)) await lockOutOrders(tx, kitchen.id)
  const now = await instantAfterWaiting(tx, who.now)
  await giveTime(tx, kitchen, input, now)
  await lockDaysFrom(tx, kitchen.id, who.today)
  await updateKitchen(tx, kitchen.id, {
    capacity_per_day: input.capacityPerDay,
    cutoff_time: input.cutoffTime,
    cutoff_days: input.cutoffDays,
    breakfast_window: textOf(input.breakfast),
    lunch_window: textOf(input.lunch),
    dinner_window: textOf(input.dinner),
  })
  if (input.capacityPerDay !== kitchen.capacityPerDay) {
    await followKitchenCapacity(tx, kitchen.id, who.today, input.capacityPerDay)
  }
  await notifyDaysChanged(tx, kitchen.id, who.today, who.now)
}

const textOf = ({ from, to }: Window): string => `${from}-${to}`

function ensureSettings(input: Omit<Settings, 'version'>): void {
  const error = errorOfWindows(input)
  if (error) throw new Refusal(error.code, 422, { fields: [error.name] })
  if (input.cutoffDays === 0 && input.cutoffTime >= input.breakfast.from) {
    throw new Refusal('cutoff_after_breakfast', 422, { fields: ['cutoffTime'] })
  }
}

const isSameCutoff = (one: Cutoff, other: Cutoff): boolean =>
  one.cutoffTime === other.cutoffTime && one.cutoffDays === other.cutoffDays

async function giveTime(tx: Transaction, kitchen: Timed, cutoff: Cutoff, now: Date): Promise<void> {
  if (isSameCutoff(kitchen, cutoff)) return
  const planned = await lockPlannedDays(tx, kitchen.id, now)
  const earlier = planned.filter(({ day, locksAt }) => locksAt < cutoffOf(day, cutoff))
  for (const [day, deliveries] of Map.groupBy(earlier, (one) => one.day)) {
    const ids = deliveries.map(({ id }) => id)
    await setCutoff(tx, ids, cutoffOf(day, cutoff))
  }
}
