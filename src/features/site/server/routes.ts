import { serveOwn, type ServedEndpoint } from '#server/http/serve.ts'
import type { Log } from '#server/log.ts'
import * as contract from '../contract.ts'
import { receivePolicyReport } from './policy-reports/receive-policy-report.ts'
import { subscribeNewsletter } from './subscribe-newsletter.ts'

export const siteRoutes = (publicUrl: string, log: Log): ServedEndpoint[] => [
  serveOwn(contract.subscribeNewsletter, subscribeNewsletter),
  serveOwn(contract.reportPolicyViolation, receivePolicyReport(publicUrl, log)),
]
