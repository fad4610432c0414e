import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { getClaimPhoto, listClaims } from './list-claims.ts'
import { makeClaim } from './make-claim.ts'
import type { ClaimParts } from './photo.ts'

export const claimRoutes = (parts: ClaimParts): ServedEndpoint[] => [
  serveRead(contract.listClaims, listClaims),
  serveWrite(contract.makeClaim, makeClaim(parts)),
  serveRead(contract.getClaimPhoto, getClaimPhoto(parts)),
]
