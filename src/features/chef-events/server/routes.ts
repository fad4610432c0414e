import { serveEach } from '#server/http/serve-each.ts'
import { servePurchase, serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as admin from '../admin-contract.ts'
import * as tables from '../admin-tables-contract.ts'
import { createChefEvent as createContract } from '../contract.ts'
import {
  listChefEvents as listContract,
  listGuestPrices as pricesContract,
} from '../list-contract.ts'
import * as quotes from '../quotes-contract.ts'
import * as talk from '../talk-contract.ts'
import { cancelEventAsAdmin } from './admin/cancel-event.ts'
import { exportEventsAsAdmin, exportPayouts } from './admin/export-tables.ts'
import { getEventAsAdmin, listEventsAsAdmin } from './admin/list-events.ts'
import { listPayouts, markPayoutPaid } from './admin/payouts.ts'
import { remindChefs } from './admin/remind-chefs.ts'
import { resolveComplaint } from './admin/resolve-complaint.ts'
import { complain, reviewChef } from './after/review-chef.ts'
import { cancelChefEvent, previewCancellation } from './bookings/cancel-chef-event.ts'
import { listFreeDays, moveChefEvent } from './bookings/move-chef-event.ts'
import { acceptQuote, isAcceptingOver } from './quotes/accept-quote.ts'
import { listGuestPrices } from './quotes/list-guest-prices.ts'
import { changeChefEvent, deleteChefEvent } from './requests/change-chef-event.ts'
import { createChefEvent } from './requests/create-chef-event.ts'
import { getChefEventDetail } from './requests/get-chef-event.ts'
import { listChefEvents } from './requests/list-chef-events.ts'
import * as talks from './talks/talks.ts'

export const chefEventRoutes: ServedEndpoint[] = [
  serveRead(listContract, listChefEvents),
  serveWrite(createContract, createChefEvent),
  serveRead(pricesContract, listGuestPrices),
  serveRead(quotes.getChefEvent, getChefEventDetail),
  serveWrite(quotes.changeChefEvent, changeChefEvent),
  serveWrite(quotes.deleteChefEvent, deleteChefEvent),
  servePurchase(quotes.acceptQuote, acceptQuote, isAcceptingOver),
  serveRead(quotes.previewCancellation, previewCancellation),
  serveWrite(quotes.cancelChefEvent, cancelChefEvent),
  serveRead(quotes.listFreeDays, listFreeDays),
  serveWrite(quotes.moveChefEvent, moveChefEvent),
  serveWrite(quotes.reviewChef, reviewChef),
  serveWrite(quotes.complain, complain),
  serveRead(talk.readTalk, talks.readTalk),
  serveWrite(talk.writeToChef, talks.writeToChef),
  serveWrite(talk.markTalkRead, talks.markTalkRead),
  serveRead(talk.readTalkAsChef, talks.readTalkAsChef),
  serveWrite(talk.writeToCustomer, talks.writeToCustomer),
  serveWrite(talk.markTalkReadAsChef, talks.markTalkReadAsChef),
  serveRead(admin.listEventsAsAdmin, listEventsAsAdmin),
  serveRead(admin.getEventAsAdmin, getEventAsAdmin),
  serveWrite(admin.cancelEventAsAdmin, cancelEventAsAdmin),
  serveWrite(admin.resolveComplaint, resolveComplaint),
  serveRead(admin.listPayouts, listPayouts),
  serveWrite(admin.markPayoutPaid, markPayoutPaid),
  serveEach(tables.markPayoutsPaid, markPayoutPaid),
  serveEach(tables.remindChefs, remindChefs),
  serveRead(tables.exportEventsAsAdmin, exportEventsAsAdmin),
  serveRead(tables.exportPayouts, exportPayouts),
]
