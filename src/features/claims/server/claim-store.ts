import type { Transaction } from '#server/database/database.ts'
import type { ClaimKind, ClaimState } from '../rules.ts'

interface NewClaim {
  ticketId: number
  customerId: string
  kind: ClaimKind
  state: ClaimState
  dishId: number | null
  words: string
  photoId: string | null
  now: Date
}

export async function insertClaim(tx: Transaction, claim: NewClaim): Promise<number> {
  const { id } = await tx
    .insertInto('delivery_claims')
    .values({
      ticket_id: claim.ticketId,
      customer_id: claim.customerId,
      kind: claim.kind,
      state: claim.state,
      dish_id: claim.dishId,
      words: claim.words,
      photo_id: claim.photoId,
      made_at: claim.now,
      decided_at: claim.state === 'granted' ? claim.now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Decision {
  state: ClaimState
  by: string | null
  answer: string
  now: Date
}

export async function setClaimState(
  tx: Transaction,
  id: number,
  { state, by, answer, now }: Decision,
): Promise<void> {
  const isDecided = state === 'granted' || state === 'refused'
  await tx
    .updateTable('delivery_claims')
    .set({ state, decided_at: isDecided ? now : null, decided_by: by, answer })
    .where('id', '=', id)
    .execute()
}

export async function deleteClaim(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('delivery_claims').where('id', '=', id).execute()
}

/** What was reported of a drop, locked: someone may be deciding it. */
export async function listReportsOfStop(tx: Transaction, ticketId: number) {
  const rows = await tx
    .selectFrom('delivery_claims')
    .select(['id', 'kind', 'state', 'photo_id as photoId'])
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({
    ...row,
    kind: row.kind as ClaimKind,
    state: row.state as ClaimState,
  }))
}

export async function lockClaim(tx: Transaction, id: number): Promise<void> {
  await tx.selectFrom('delivery_claims').select('id').where('id', '=', id).forUpdate().execute()
}
