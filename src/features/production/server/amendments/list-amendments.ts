import type { Input, Output } from '#shared/wire/endpoint.ts'
import { ALLERGEN_NAMES, ALLERGENS } from '#shared/food/food.ts'
import { textsIn, type Bilingual, type Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { nameForPartner } from '#server/person-name.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import { addressLineOf, type TicketAddress } from '../../address.ts'
import type {
  listAmendments as listContract,
  markAmendmentsSeen as seenContract,
} from '../../amendments-contract.ts'
import { messages } from '../../messages.ts'
import type { AmendmentKind } from '../../rules.ts'
import { findSheetState } from '../sheet/sheet-read-model.ts'
import { listAmendmentRows, setSeen, type AmendmentRow } from './amendment-store.ts'

export async function listAmendments(
  db: Database,
  who: Member,
  { day }: Input<typeof listContract>,
): Promise<Output<typeof listContract>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const rows = await listAmendmentRows(db, { restaurantId: kitchen.id, day })
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind as AmendmentKind,
    ticketId: row.ticketId,
    ticketNumber: row.ticketNumber,
    text: textOf(row, who.language),
    createdAt: row.createdAt.toISOString(),
    seenAt: row.seenAt?.toISOString() ?? null,
  }))
}

export async function markAmendmentsSeen(
  tx: Transaction,
  who: Member,
  { day, upTo }: Input<typeof seenContract>,
): Promise<Output<typeof seenContract>> {
  const kitchen = await findOwnKitchen(tx, who.id)
  const wanted = { restaurantId: kitchen.id, day }
  await setSeen(tx, wanted, upTo, who.now)
  const { unseen } = await findSheetState(tx, wanted)
  return { unseenAmendments: unseen }
}

interface Facts {
  from?: Bilingual
  to?: Bilingual
  portions?: number
  allergens?: string[]
  dishes?: Bilingual[]
  address?: TicketAddress
}

function textOf(row: AmendmentRow, language: Language): string {
  const { amendments } = textsIn(messages, language)
  const facts = row.facts as Facts
  const name =
    row.phone === null
      ? ''
      : nameForPartner({ name: row.customerName ?? '', phone: row.phone }, language)
  const list = (texts: readonly string[]) => texts.join(amendments.separator)
  switch (row.kind as AmendmentKind) {
    case 'ticket_added': {
      return amendments.ticketAdded(name)
    }
    case 'ticket_cancelled': {
      return amendments.ticketCancelled(name)
    }
    case 'line_changed': {
      const { from, to, portions = 1 } = facts
      return amendments.lineChanged(from?.[language] ?? '', to?.[language] ?? '', portions)
    }
    case 'allergy_added': {
      const contained = ALLERGENS.filter((one) => facts.allergens?.includes(one))
      const names = list(contained.map((one) => ALLERGEN_NAMES[one][language]))
      const dishes = facts.dishes ?? []
      return dishes.length > 0
        ? amendments.allergyInDishes(names, list(dishes.map((dish) => dish[language])))
        : amendments.allergyAdded(names)
    }
    case 'dish_stopped': {
      return amendments.dishStopped(list((facts.dishes ?? []).map((dish) => dish[language])))
    }
    case 'address_changed': {
      return amendments.addressChanged(facts.address ? addressLineOf(facts.address, language) : '')
    }
  }
}
