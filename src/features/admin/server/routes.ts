import { serveRead, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { exportAudit, listAudit, listAuditNames } from './audit/list-audit.ts'
import { getOverview } from './overview/get-overview.ts'

export const adminRoutes: ServedEndpoint[] = [
  serveRead(contract.getOverview, getOverview),
  serveRead(contract.listAudit, listAudit),
  serveRead(contract.listAuditNames, listAuditNames),
  serveRead(contract.exportAudit, exportAudit),
]
