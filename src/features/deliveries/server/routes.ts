import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { getDeliveryWeek } from './get-delivery-week.ts'
import { previewSkip, skipDelivery } from './skip-delivery.ts'
import { unskipDelivery } from './unskip-delivery.ts'

export const deliveryRoutes: ServedEndpoint[] = [
  serveRead(contract.getDeliveryWeek, getDeliveryWeek),
  serveRead(contract.previewSkip, previewSkip),
  serveWrite(contract.skipDelivery, skipDelivery),
  serveWrite(contract.unskipDelivery, unskipDelivery),
]
