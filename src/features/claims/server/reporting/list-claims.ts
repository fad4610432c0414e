import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { FileReply } from '#server/http/answers/reply.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type * as contract from '../../contract.ts'
import { findClaim, listClaimsOf } from '../claims-read-model.ts'
import { servePhoto, type ClaimParts } from './photo.ts'
import { presentClaim } from '../present-claim.ts'

const NEWEST = 100

export async function listClaims(
  db: Database,
  who: Member,
): Promise<Output<typeof contract.listClaims>> {
  const rows = await listClaimsOf(db, who.id, NEWEST)
  return rows.map((row) => presentClaim(row, who.language))
}

export const getClaimPhoto =
  ({ vault }: ClaimParts) =>
  async (
    db: Database,
    who: Member,
    { id }: Input<typeof contract.getClaimPhoto>,
  ): Promise<FileReply> => {
    const claim = await findClaim(db, id)
    return servePhoto(db, vault, claim?.customerId === who.id ? claim : undefined)
  }
