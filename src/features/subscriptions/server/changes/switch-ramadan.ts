import { addDays, dayOf, type Day } from '#shared/dates.ts'
import { DEFAULT_EMIRATE, type Emirate } from '#shared/place/emirates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { MealTime } from '#shared/food/food.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { canSkip, receiptNumber } from '#features/deliveries/rules.ts'
import {
  findReceipt,
  findAndLockDays,
  instantAfterWaiting,
  listLedgerRows,
  type LedgerRow,
} from '#features/deliveries/server/public.ts'
import { listMembers } from '#features/household/server/public.ts'
import { findPlan } from '#features/plans/server/public.ts'
import type {
  previewRamadan as previewContract,
  switchRamadan as contract,
} from '#features/ramadan/contract.ts'
import {
  isRamadan,
  modeOn,
  nextRamadan,
  windowsOf,
  type RamadanChange,
  type RamadanMode,
  type Season,
} from '#features/ramadan/rules.ts'
import { insertRamadanChange, listChanges, listShifts } from '#features/ramadan/server/public.ts'
import { firstOpenDay } from '#features/restaurants/rules.ts'
import { findKitchen, type Kitchen } from '#features/restaurants/server/public.ts'
import { isOver } from '../../rules.ts'
import { findAndLockSubscription, findOwnSubscription, type SubscriptionRow } from '../store.ts'
import { ramadanTimes, usualTimes } from '../templates.ts'
import { listEmirates } from '../views/view-store.ts'
import { notifyChanged } from './notify-changed.ts'

type Switching = Omit<Output<typeof previewContract>, 'isOnNow'>

/** What a receipt of Ramadan times keeps. */
export interface RamadanFacts extends Switching {
  changeId: number
  before: RamadanMode
  /** Until when all that it touched can be set back. */
  undoUntil: string | null
}

export async function previewRamadan(
  db: Database,
  who: Member,
  { id, wish }: Input<typeof previewContract>,
): Promise<Output<typeof previewContract>> {
  const subscription = await findOwnSubscription(db, who.id, id)
  if (!subscription) throw new Refusal('not_found', 404)
  const scene = await getScene(db, subscription, await listLedgerRows(db, [id]), who.now)
  const mode = wish === undefined ? scene.mode : wish === 'on' ? scene.modeWhenOn : 'off'
  return { ...consequencesOf(scene, mode), isOnNow: scene.mode !== 'off' }
}

/** Open deliveries inside Ramadan change name and time, and those planned later; no day moves. */
export async function switchRamadan(
  tx: Transaction,
  who: Member,
  { id, isOn }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  const days = await findAndLockDays(tx, id)
  const now = await instantAfterWaiting(tx, who.now)
  const scene = await getScene(tx, subscription, days, now)
  const mode = isOn ? scene.modeWhenOn : 'off'
  if (mode === scene.mode) return answerAgain(tx, id, consequencesOf(scene, mode))
  return { id, ...(await changeMode(tx, who, { id, scene, mode, now })) }
}

/** The mode from before, from the first open day on. The subscription must be locked. */
export async function switchRamadanBack(
  tx: Transaction,
  who: Member,
  id: number,
  facts: RamadanFacts,
): Promise<string> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  const days = await findAndLockDays(tx, id)
  const now = await instantAfterWaiting(tx, who.now)
  const scene = await getScene(tx, subscription, days, now)
  const changed = await changeMode(tx, who, { id, scene, mode: facts.before, now })
  return changed.receiptNumber
}

async function changeMode(
  tx: Transaction,
  who: Member,
  { id, scene, mode, now }: { id: number; scene: Scene; mode: RamadanMode; now: Date },
): Promise<Switching & { receiptNumber: string }> {
  const { fromDay } = scene
  const changeId = await insertRamadanChange(tx, { subscriptionId: id, mode, fromDay }, now)
  const consequences = consequencesOf(scene, mode)
  const touched = scene.open.find(({ day }) => day === consequences.deliveries[0]?.day)
  const facts: RamadanFacts = {
    ...consequences,
    changeId,
    before: scene.mode,
    undoUntil: touched?.locksAt.toISOString() ?? null,
  }
  const receipt = await notifyChanged(tx, who, {
    subscriptionId: id,
    kind: mode === 'off' ? 'ramadan-off' : 'ramadan',
    facts: { ...facts },
    template: mode === 'off' ? usualTimes : ramadanTimes,
    parameters: { start: fromDay },
    days: consequences.deliveries.map(({ day }) => day),
    now,
  })
  return { ...consequences, receiptNumber: receipt }
}

async function answerAgain(
  tx: Transaction,
  id: number,
  consequences: Switching,
): Promise<Output<typeof contract>> {
  const kind = consequences.isOn ? 'ramadan' : 'ramadan-off'
  const receipt = await findReceipt(tx, id, kind)
  if (!receipt) throw new Refusal('ramadan_unchanged', 409)
  return { id, ...consequences, receiptNumber: receiptNumber(receipt.number) }
}

/** All that a switch is decided by. */
interface Scene {
  season: Season
  fromDay: Day
  changes: readonly RamadanChange[]
  /** As it is for the season. */
  mode: RamadanMode
  /** What switching on would mean for those who eat. */
  modeWhenOn: RamadanMode
  notFasting: string[]
  mealTimes: MealTime[]
  kitchen: Kitchen
  emirateOf: (addressId: number) => Emirate
  addressId: number
  /** Deliveries before their cut-off, inside the season. */
  open: LedgerRow[]
}

async function getScene(
  db: Database,
  subscription: SubscriptionRow,
  days: readonly LedgerRow[],
  now: Date,
): Promise<Scene> {
  if (isOver(subscription.status)) throw new Refusal('subscription_over', 409)
  const [kitchen, plan, members, changes, shifts, emirates] = await Promise.all([
    findKitchen(db, subscription.restaurantId),
    findPlan(db, subscription.planId),
    listMembers(db, subscription.customerId),
    listChanges(db, [subscription.id]),
    listShifts(db),
    listEmirates(db, subscription.customerId),
  ])
  if (!kitchen || !plan || plan.kind === 'ai') throw new Refusal('no_deliveries', 409)
  const fromDay = firstDayOpen(days, kitchen, now)
  const season = nextRamadan(fromDay, shifts)
  const notFasting = members.filter(({ fastsInRamadan }) => !fastsInRamadan)
  const doAllFast = members.length > 0 && notFasting.length === 0
  return {
    season,
    fromDay,
    changes,
    mode: modeOn(season.from < fromDay ? fromDay : season.from, changes),
    modeWhenOn: doAllFast ? 'fasting' : 'table',
    notFasting: notFasting.map(({ name }) => name).filter((name) => name !== ''),
    mealTimes: plan.meal_times as MealTime[],
    kitchen,
    emirateOf: (addressId) => emirates.get(addressId) ?? DEFAULT_EMIRATE,
    addressId: subscription.addressId,
    open: days.filter((day) => canSkip(day, now) && isRamadan(day.day, [season])),
  }
}

/** Behind every cut-off that has passed, the kitchen's own and those of deliveries. */
function firstDayOpen(days: readonly LedgerRow[], kitchen: Kitchen, now: Date): Day {
  const late = days
    .filter((day) => day.status !== 'skipped' && !canSkip(day, now))
    .map(({ day }) => addDays(day, 1))
  return [firstOpenDay(now, dayOf(now), kitchen), ...late].reduce((a, b) => (a > b ? a : b))
}

function consequencesOf(scene: Scene, mode: RamadanMode): Switching {
  const { season, fromDay, mealTimes, kitchen, emirateOf } = scene
  const ramadan = { seasons: [season], changes: [{ fromDay: season.from, mode }], mealTimes }
  const windowsOn = (day: Day, addressId: number) =>
    windowsOf(mealTimes, { day, emirate: emirateOf(addressId), kitchen, ramadan })
  const firstDay = season.from < fromDay ? fromDay : season.from
  const isChange = mode !== scene.mode
  return {
    season,
    isOn: mode !== 'off',
    mode,
    fromDay,
    emirate: emirateOf(scene.addressId),
    notFasting: scene.notFasting,
    deliveries: scene.open
      .filter((day) => isChange && day.day >= fromDay)
      .map(({ day, addressId }) => ({ day, windows: windowsOn(day, addressId) })),
    firstWindows: windowsOn(firstDay, scene.addressId),
    lastWindows: windowsOn(season.to, scene.addressId),
    amount: 0,
  }
}
