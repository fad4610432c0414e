import { serveOwn, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { subscribeNewsletter } from './subscribe-newsletter.ts'

export const siteRoutes: ServedEndpoint[] = [
  serveOwn(contract.subscribeNewsletter, subscribeNewsletter),
]
