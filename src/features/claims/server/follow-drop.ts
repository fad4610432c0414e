import { deletePrivateFiles } from '#server/files/private-files.ts'
import type { DropListener } from '#features/kitchen-board/server/public.ts'
import { followStep } from '../rules.ts'
import { deleteClaim, findUndecided, setClaimState } from './claim-store.ts'

/** What a customer said of a drop under way goes on with it. */
export const followDrop: DropListener = async (tx, ticket, step, now) => {
  const claim = await findUndecided(tx, ticket.id)
  if (!claim) return
  const next = followStep(claim.state, step)
  if (next === undefined) return
  if (next !== 'gone') {
    await setClaimState(tx, claim.id, { state: next, by: null, answer: '', now })
    return
  }
  await deleteClaim(tx, claim.id)
  if (claim.photoId !== null) await deletePrivateFiles(tx, [claim.photoId])
}
