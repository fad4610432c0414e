import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import * as views from '../views-contract.ts'
import { exportAudit, listAudit, listAuditNames } from './audit/list-audit.ts'
import { getOverview } from './overview/get-overview.ts'
import { getSetup } from './overview/get-setup.ts'
import { getWaiting } from './overview/get-waiting.ts'
import { listViews, removeView, saveView } from './views/saved-views.ts'

export const adminRoutes = ({ demo }: { demo: boolean }): ServedEndpoint[] => [
  serveRead(contract.getOverview, getOverview),
  serveRead(contract.getWaiting, getWaiting),
  serveRead(contract.getSetup, getSetup(demo)),
  serveRead(contract.listAudit, listAudit),
  serveRead(contract.listAuditNames, listAuditNames),
  serveRead(contract.exportAudit, exportAudit),
  serveRead(views.listViews, listViews),
  serveWrite(views.saveView, saveView),
  serveWrite(views.removeView, removeView),
]
