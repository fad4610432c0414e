import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'
import {
  exportFoodProblems,
  getFoodProblem,
  getFoodProblemPhoto,
  listFoodProblems,
} from './deciding/admin-claims.ts'
import { contestStop, decideContest, listReported } from './contests/contests.ts'
import { grantClaim, refuseClaim } from './deciding/decide-claim.ts'
import { getClaimPhoto, listClaims } from './reporting/list-claims.ts'
import { makeClaim } from './reporting/make-claim.ts'
import { countPhoto, type ClaimParts } from './reporting/photo.ts'

export const claimRoutes = (parts: ClaimParts): ServedEndpoint[] => [
  serveRead(contract.listClaims, listClaims),
  { ...serveWrite(contract.makeClaim, makeClaim(parts)), before: countPhoto },
  serveRead(contract.getClaimPhoto, getClaimPhoto(parts)),
  serveRead(admin.listFoodProblems, listFoodProblems),
  serveRead(admin.exportFoodProblems, exportFoodProblems),
  serveRead(admin.getFoodProblem, getFoodProblem),
  serveRead(admin.getFoodProblemPhoto, getFoodProblemPhoto(parts)),
  serveWrite(admin.grantClaim, grantClaim),
  serveWrite(admin.refuseClaim, refuseClaim),
  serveWrite(admin.decideContest, decideContest),
  serveRead(admin.listReported, listReported),
  serveWrite(admin.contestStop, contestStop),
]
