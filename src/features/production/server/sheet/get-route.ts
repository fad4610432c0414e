import type { Emirate } from '#shared/place/emirates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { OCCASIONS } from '#shared/food/occasions.ts'
import type { Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { nameForPartner } from '#server/person-name.ts'
import { addressLineOf, areaOf, wayTo } from '../../address.ts'
import type { getRoute as contract } from '../../contract.ts'
import { spanOf } from '#features/ramadan/rules.ts'
import { openSheet } from './open-sheet.ts'
import { listLines, listTickets, type TicketRow } from './sheet-read-model.ts'

type Route = Output<typeof contract>
type Stop = Route['windows'][number]['areas'][number]['stops'][number]

export async function getRoute(
  db: Database,
  who: Member,
  { day }: Input<typeof contract>,
): Promise<Route> {
  const { wanted, isFrozen, head } = await openSheet(db, who, day)
  if (!isFrozen) return { ...head, windows: [] }
  const [tickets, lines] = await Promise.all([listTickets(db, wanted), listLines(db, wanted)])
  const portions = new Map<number, number>()
  for (const { ticketId, quantity } of lines) {
    portions.set(ticketId, (portions.get(ticketId) ?? 0) + quantity)
  }
  const windows = OCCASIONS.flatMap((mealTime) => {
    const ofTime = tickets.filter((ticket) => ticket.mealTime === mealTime)
    if (ofTime.length === 0) return []
    return [
      {
        mealTime,
        ...spanOf(ofTime.map(({ windowFrom: from, windowTo: to }) => ({ from, to }))),
        stops: ofTime.length,
        areas: areasOf(ofTime, portions, who.language),
      },
    ]
  })
  return { ...head, windows }
}

function areasOf(
  tickets: readonly TicketRow[],
  portions: ReadonlyMap<number, number>,
  language: Language,
): Route['windows'][number]['areas'] {
  const groups = Map.groupBy(tickets, ({ address, area }) => `${address.city}/${area}`)
  return [...groups.values()].flatMap((stops) => {
    const [first] = stops
    if (!first) return []
    return [
      {
        area: areaOf(first, language),
        city: first.address.city as Emirate,
        stops: stops.map((ticket) => presentStop(ticket, portions.get(ticket.id) ?? 0, language)),
      },
    ]
  })
}

const presentStop = (ticket: TicketRow, portions: number, language: Language): Stop => ({
  ticketId: ticket.id,
  ticketNumber: ticket.number,
  customerName: nameForPartner({ name: ticket.customerName, phone: ticket.phone }, language),
  door: addressLineOf(ticket.address, language),
  way: wayTo(ticket.address, language),
  notes: ticket.address.notes ?? '',
  portions,
  status: ticket.status,
})
