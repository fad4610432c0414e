import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import { setTicketRun } from '#features/production/server/public.ts'
import { AT_HOME, type TicketStatus } from '../../rules.ts'
import { DRIVERS_MAX } from '../../run-rules.ts'
import type {
  createDriver as createContract,
  removeDriver as removeContract,
} from '../../runs-contract.ts'
import {
  listDrivers,
  lockDriver,
  lockKitchen,
  lockTicketsOfDriver,
  retireDriver,
  saveDriver,
} from './run-store.ts'

/** Adds a driver; one who was taken off the list comes back under the new name. */
export async function createDriver(
  tx: Transaction,
  who: Member,
  { name, phone }: Input<typeof createContract>,
): Promise<Output<typeof createContract>> {
  const { id: restaurantId } = await findOwnKitchen(tx, who.id)
  await lockKitchen(tx, restaurantId)
  const drivers = await listDrivers(tx, restaurantId)
  if (drivers.some((driver) => driver.phone === phone)) {
    throw new Refusal('driver_known', 409, { fields: ['phone'] })
  }
  if (drivers.length >= DRIVERS_MAX) throw new Refusal('too_many_drivers', 409)
  const id = await saveDriver(tx, { restaurantId, name, phone }, who.now)
  return { id, name, phone }
}

/** Takes a driver off the list, unless food is on its way with them. */
export async function removeDriver(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof removeContract>,
): Promise<Output<typeof removeContract>> {
  const { id: restaurantId } = await findOwnKitchen(tx, who.id)
  if (!(await lockDriver(tx, restaurantId, id))) throw new Refusal('not_found', 404)
  const tickets = await lockTicketsOfDriver(tx, id)
  if (tickets.some(({ status }) => status === 'out')) throw new Refusal('driver_on_the_way', 409)
  await retireDriver(tx, id)
  const free = tickets.filter(({ status }) => AT_HOME.includes(status as TicketStatus))
  await setTicketRun(
    tx,
    free.map((ticket) => ticket.id),
    null,
  )
  return { id }
}
