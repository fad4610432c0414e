import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { nameForPartner } from '#server/person-name.ts'
import { SERVINGS } from '#features/household/rules.ts'
import type { getLabels as contract } from '../../contract.ts'
import { inOrder, useByOf } from '../../rules.ts'
import { areaOf } from '../../address.ts'
import { openSheet } from './open-sheet.ts'
import { listLines, listTickets, type LineRow, type TicketRow } from './sheet-read-model.ts'

type Label = Output<typeof contract>['labels'][number]

/** `publicUrl`: what a phone that scans the code opens. */
export const getLabels =
  (publicUrl: string) =>
  async (
    db: Database,
    who: Member,
    { day }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const { wanted, isFrozen, head } = await openSheet(db, who, day)
    if (!isFrozen) return { ...head, labels: [] }
    const [tickets, lines] = await Promise.all([listTickets(db, wanted), listLines(db, wanted)])
    const byTicket = Map.groupBy(lines, ({ ticketId }) => ticketId)
    return {
      ...head,
      labels: tickets.flatMap((ticket) =>
        labelsOf(ticket, byTicket.get(ticket.id) ?? [], {
          day,
          url: `${publicUrl}/kitchen?day=${day}&ticket=${ticket.id}`,
          customerName: nameForPartner(
            { name: ticket.customerName, phone: ticket.phone },
            who.language,
          ),
          area: areaOf(ticket, who.language),
        }),
      ),
    }
  }

/** Every portion is a box of its own. */
function labelsOf(
  ticket: TicketRow,
  lines: readonly LineRow[],
  { day, url, ...named }: { day: string; url: string; customerName: string; area: string },
): Label[] {
  const portions = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line))
  return portions.map((line, index) => ({
    ticketId: ticket.id,
    ticketNumber: ticket.number,
    position: line.position,
    box: index + 1,
    boxes: portions.length,
    mealTime: ticket.mealTime,
    window: { from: ticket.windowFrom, to: ticket.windowTo },
    dish: { en: line.nameEn, ar: line.nameAr },
    ...named,
    portion: line.portion,
    allergens: inOrder(line.allergens),
    keepApart: inOrder(ticket.allergens),
    ...nutritionOf(line),
    instructions: line.instructions,
    madeOn: day,
    useBy: useByOf(day),
    url,
  }))
}

function nutritionOf({ portion, kcal, proteinG, carbsG, fatG }: LineRow) {
  const servings = SERVINGS[portion]
  const tenths = (grams: number) => Math.round(grams * servings * 10) / 10
  return {
    calories: Math.round(kcal * servings),
    protein: tenths(proteinG),
    carbs: tenths(carbsG),
    fat: tenths(fatG),
  }
}
