import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as calendar from '../../calendar-contract.ts'
import * as contract from '../../chef-contract.ts'
import { cancelBookingAsChef } from './bookings/cancel-as-chef.ts'
import { listChefBookings } from './bookings/list-bookings.ts'
import { replyToReview } from './bookings/reply-to-review.ts'
import { waiveDeadline } from './bookings/waive-deadline.ts'
import { blockDays } from './overview/block-days.ts'
import { getChefCalendar } from './overview/get-calendar.ts'
import { getChefToday } from './overview/get-today.ts'
import { exportChefEarnings } from './overview/export-earnings.ts'
import { getChefEarnings } from './overview/list-earnings.ts'
import { declineRequest } from './requests/decline-request.ts'
import { listChefRequests } from './requests/list-requests.ts'
import { seeRequest } from './requests/see-request.ts'
import { sendQuote } from './requests/send-quote.ts'
import { withdrawQuote } from './requests/withdraw-quote.ts'

export const chefSideRoutes: ServedEndpoint[] = [
  serveRead(contract.getChefToday, getChefToday),
  serveRead(contract.listChefRequests, listChefRequests),
  serveWrite(contract.seeRequest, seeRequest),
  serveWrite(contract.declineRequest, declineRequest),
  serveWrite(contract.sendQuote, sendQuote),
  serveWrite(contract.withdrawQuote, withdrawQuote),
  serveRead(contract.listChefBookings, listChefBookings),
  serveWrite(contract.cancelBookingAsChef, cancelBookingAsChef),
  serveWrite(contract.waiveDeadline, waiveDeadline),
  serveWrite(contract.replyToReview, replyToReview),
  serveRead(calendar.getChefCalendar, getChefCalendar),
  serveWrite(calendar.blockDays, blockDays),
  serveRead(contract.getChefEarnings, getChefEarnings),
  serveRead(contract.exportChefEarnings, exportChefEarnings),
]
