import { serveEachAlone, serveViewAtEach } from '#server/http/serve-each.ts'
import { servePurchase, serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as admin from '../admin-contract.ts'
import * as addOns from '../add-on-contract.ts'
import * as contract from '../contract.ts'
import * as changes from '../change-contract.ts'
import * as pauses from '../pause-contract.ts'
import * as ramadan from '#features/ramadan/contract.ts'
import * as onBehalf from '../on-behalf-contract.ts'
import * as behalf from './admin/act-for-customer.ts'
import * as changing from './admin/change-for-customer.ts'
import { addAddOn, endAddOn, isAddingOver } from './add-ons/add-add-on.ts'
import { listAddOnsOfPlan } from './add-ons/list-add-ons.ts'
import { exportSubscriptions } from './admin/export-subscriptions.ts'
import { getAnySubscription } from './admin/get-any-subscription.ts'
import { listAllSubscriptions } from './admin/list-all-subscriptions.ts'
import { attachRestaurant } from './ordering/attach-restaurant.ts'
import {
  addTemporaryAddress,
  endTemporaryAddress,
  previewTemporaryAddress,
} from './changes/temporary-addresses.ts'
import { listReceipts } from './changes/receipts/list-receipts.ts'
import { keepCycle, previewNextCycle, setNextCycle } from './changes/next-cycle.ts'
import { previewWeekdays, setWeekdays } from './changes/weekdays/set-weekdays.ts'
import { previewRamadan, switchRamadan } from './changes/switch-ramadan.ts'
import { undoReceipt } from './changes/receipts/undo-receipt.ts'
import { cancelSubscription, previewCancel } from './cancelling/cancel-subscription.ts'
import {
  createSubscription,
  isOrderOver,
  type SubscriptionSettings,
} from './ordering/create-subscription.ts'
import { getSubscription, listSubscriptions } from './views/list-subscriptions.ts'
import { pauseSubscription, previewPause } from './pausing/pause-subscription.ts'
import { isPayingOver, payAgain } from './ordering/pay-again.ts'
import { quoteSubscription } from './ordering/quote-subscription.ts'
import { resumeSubscription } from './pausing/resume-subscription.ts'

/** What asks for nothing that became of the customer's other days. */
export const orderRoutes = (settings: SubscriptionSettings): ServedEndpoint[] => [
  serveRead(contract.quoteSubscription, quoteSubscription),
  servePurchase(contract.createSubscription, createSubscription(settings), isOrderOver),
]

export const subscriptionRoutes: ServedEndpoint[] = [
  serveRead(contract.listSubscriptions, listSubscriptions),
  serveRead(contract.getSubscription, getSubscription),
  serveWrite(contract.attachRestaurant, attachRestaurant),
  servePurchase(contract.payAgain, payAgain, isPayingOver),
  serveRead(pauses.previewPause, previewPause),
  serveWrite(pauses.pauseSubscription, pauseSubscription),
  serveWrite(pauses.resumeSubscription, resumeSubscription),
  serveRead(changes.previewWeekdays, previewWeekdays),
  serveWrite(changes.setWeekdays, setWeekdays),
  serveRead(changes.previewTemporaryAddress, previewTemporaryAddress),
  serveWrite(changes.addTemporaryAddress, addTemporaryAddress),
  serveWrite(changes.endTemporaryAddress, endTemporaryAddress),
  serveRead(changes.previewNextCycle, previewNextCycle),
  serveWrite(changes.setNextCycle, setNextCycle),
  serveWrite(changes.keepCycle, keepCycle),
  serveRead(addOns.listAddOnsOfPlan, listAddOnsOfPlan),
  servePurchase(addOns.addAddOn, addAddOn, isAddingOver),
  serveWrite(addOns.endAddOn, endAddOn),
  serveRead(ramadan.previewRamadan, previewRamadan),
  serveWrite(ramadan.switchRamadan, switchRamadan),
  serveRead(changes.listReceipts, listReceipts),
  serveWrite(changes.undoReceipt, undoReceipt),
  serveRead(contract.previewCancellation, previewCancel),
  serveWrite(contract.cancelSubscription, cancelSubscription),
]

/** What admins see of all subscriptions, and do for their customers. */
export const subscriptionAdminRoutes: ServedEndpoint[] = [
  serveRead(admin.listAllSubscriptions, listAllSubscriptions),
  serveRead(admin.exportSubscriptions, exportSubscriptions),
  serveRead(admin.getAnySubscription, getAnySubscription),
  serveRead(admin.previewPauseFor, behalf.previewPauseFor),
  serveWrite(admin.pauseFor, behalf.pauseFor),
  serveViewAtEach(admin.previewPauses, behalf.previewPauseFor),
  serveEachAlone(admin.pauseSeveral, behalf.pauseFor),
  serveWrite(admin.resumeFor, behalf.resumeFor),
  serveRead(admin.previewCancelFor, behalf.previewCancelFor),
  serveWrite(admin.cancelFor, behalf.cancelFor),
  serveWrite(admin.skipFor, behalf.skipFor),
  serveRead(onBehalf.previewDayAddressFor, changing.previewDayAddressFor),
  serveWrite(onBehalf.setDayAddressFor, changing.setDayAddressFor),
  serveRead(onBehalf.previewTemporaryAddressFor, changing.previewTemporaryAddressFor),
  serveWrite(onBehalf.addTemporaryAddressFor, changing.addTemporaryAddressFor),
  serveRead(onBehalf.listKitchensFor, changing.listKitchensFor),
  serveRead(onBehalf.previewRestaurantFor, changing.previewRestaurantFor),
  serveWrite(onBehalf.setRestaurantFor, changing.setRestaurantFor),
]
