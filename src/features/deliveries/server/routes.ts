import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import * as changes from '../change-contract.ts'
import { previewDayAddress, setDayAddress } from './changes/day-address.ts'
import { listMoveDays, moveDelivery, previewMove } from './changes/move-delivery.ts'
import { getDeliveryWeek } from './reading/get-delivery-week.ts'
import { previewSkip, skipDelivery } from './skipping/skip-delivery.ts'
import { unskipDelivery } from './skipping/unskip-delivery.ts'

export const deliveryRoutes: ServedEndpoint[] = [
  serveRead(contract.getDeliveryWeek, getDeliveryWeek),
  serveRead(contract.previewSkip, previewSkip),
  serveWrite(contract.skipDelivery, skipDelivery),
  serveWrite(contract.unskipDelivery, unskipDelivery),
  serveRead(changes.listMoveDays, listMoveDays),
  serveRead(changes.previewMove, previewMove),
  serveWrite(changes.moveDelivery, moveDelivery),
  serveRead(changes.previewDayAddress, previewDayAddress),
  serveWrite(changes.setDayAddress, setDayAddress),
]
