import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as amendments from '../amendments-contract.ts'
import * as contract from '../contract.ts'
import { getDryRun as dryRunContract } from '../dry-run-contract.ts'
import { listAmendments, markAmendmentsSeen } from './amendments/list-amendments.ts'
import { listSubstitutes, substituteDish } from './amendments/substitute-dish.ts'
import { getDryRun } from './dry-run/get-dry-run.ts'
import { getLabels } from './sheet/get-labels.ts'
import { getRoute } from './sheet/get-route.ts'
import { getSheet } from './sheet/get-sheet.ts'

export const productionRoutes = ({ publicUrl }: { publicUrl: string }): ServedEndpoint[] => [
  serveRead(contract.getSheet, getSheet),
  serveRead(contract.getLabels, getLabels(publicUrl)),
  serveRead(contract.getRoute, getRoute),
  serveRead(dryRunContract, getDryRun),
  serveRead(amendments.listAmendments, listAmendments),
  serveWrite(amendments.markAmendmentsSeen, markAmendmentsSeen),
  serveRead(amendments.listSubstitutes, listSubstitutes),
  serveWrite(amendments.substituteDish, substituteDish),
]
