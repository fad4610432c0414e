import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { publishEvent } from '#server/events/publish.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import { setTicketRun } from '#features/production/server/public.ts'
import { AT_HOME, type TicketStatus } from '../../rules.ts'
import type { assignRuns as contract } from '../../runs-contract.ts'
import { presentRuns } from './get-runs.ts'
import type { RunSettings } from './link.ts'
import { listDrivers, lockTicketsOfWindow, openRun } from './run-store.ts'

/**
 * Gives a window's tickets to drivers. What has left the kitchen stays with who has it; a ticket that
 * no one is named for has no driver. Neither steps nor versions of tickets move.
 */
export const assignRuns =
  (settings: RunSettings) =>
  async (
    tx: Transaction,
    who: Member,
    { day, mealTime, runs }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const kitchen = await findOwnKitchen(tx, who.id)
    const named = runs.flatMap(({ ticketIds }) => ticketIds)
    if (new Set(named).size < named.length) throw new Refusal('run_ticket_twice', 422)
    const drivers = new Set((await listDrivers(tx, kitchen.id)).map(({ id }) => id))
    if (runs.some(({ driverId }) => !drivers.has(driverId))) throw new Refusal('not_found', 404)

    const window = { restaurantId: kitchen.id, day, mealTime }
    const tickets = await lockTicketsOfWindow(tx, window)
    const known = new Set(tickets.map(({ id }) => id))
    if (named.some((id) => !known.has(id))) throw new Refusal('not_found', 404)

    const free = tickets.filter(({ status }) => AT_HOME.includes(status as TicketStatus))
    await setTicketRun(
      tx,
      free.map(({ id }) => id),
      null,
    )
    for (const { driverId, ticketIds } of runs) {
      const ids = ticketIds.filter((id) => free.some((ticket) => ticket.id === id))
      if (ids.length === 0) continue
      await setTicketRun(
        tx,
        ids,
        await openRun(tx, { ...window, driverId }, settings.linkKey, who.now),
      )
    }
    await publishEvent(
      tx,
      { channel: `kitchen:${kitchen.id}`, kind: 'ticket-changed', data: { day } },
      who.now,
    )
    return presentRuns(tx, who, kitchen, { day, isFrozen: tickets.length > 0, settings })
  }
