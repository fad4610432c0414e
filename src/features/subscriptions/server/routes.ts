import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import * as pauses from '../pause-contract.ts'
import { attachRestaurant } from './attach-restaurant.ts'
import { cancelSubscription, previewCancel } from './cancel-subscription.ts'
import { createSubscription, type SubscriptionSettings } from './create-subscription.ts'
import { getSubscription, listSubscriptions } from './list-subscriptions.ts'
import { pauseSubscription, previewPause } from './pause-subscription.ts'
import { payAgain } from './pay-again.ts'
import { quoteSubscription } from './quote-subscription.ts'
import { resumeSubscription } from './resume-subscription.ts'

export const subscriptionRoutes = (settings: SubscriptionSettings): ServedEndpoint[] => [
  serveRead(contract.quoteSubscription, quoteSubscription),
  serveWrite(contract.createSubscription, createSubscription(settings)),
  serveRead(contract.listSubscriptions, listSubscriptions),
  serveRead(contract.getSubscription, getSubscription),
  serveWrite(contract.attachRestaurant, attachRestaurant),
  serveWrite(contract.payAgain, payAgain),
  serveRead(pauses.previewPause, previewPause),
  serveWrite(pauses.pauseSubscription, pauseSubscription),
  serveWrite(pauses.resumeSubscription, resumeSubscription),
  serveRead(contract.previewCancellation, previewCancel),
  serveWrite(contract.cancelSubscription, cancelSubscription),
]
