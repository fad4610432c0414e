import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { unblockDish } from './block-dishes.ts'
import { deleteMember } from './delete-member.ts'
import { findIngredients, type FindOtherNames } from './find-ingredients.ts'
import { getHousehold } from './get-household.ts'
import { createMember, replaceMember } from './save-member.ts'

/** Called in the transaction that changes what the household must not eat. */
export type HouseholdListener = (tx: Transaction, customerId: string, now: Date) => Promise<void>

export const householdRoutes = (
  listeners: readonly HouseholdListener[],
  findOtherNames: FindOtherNames,
): ServedEndpoint[] => {
  const telling =
    <I, A>(save: (tx: Transaction, who: Member, input: I) => Promise<A>) =>
    async (tx: Transaction, who: Member, input: I): Promise<A> => {
      const saved = await save(tx, who, input)
      for (const notify of listeners) await notify(tx, who.id, who.now)
      return saved
    }
  return [
    serveRead(contract.getHousehold, getHousehold),
    serveWrite(contract.createMember, telling(createMember)),
    serveWrite(contract.replaceMember, telling(replaceMember)),
    serveWrite(contract.deleteMember, deleteMember),
    serveWrite(contract.unblockDish, unblockDish),
    serveRead(contract.findIngredients, findIngredients(findOtherNames)),
  ]
}
