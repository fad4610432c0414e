import { messages as accountMessages } from '#features/account/messages.ts'
import { messages as addressMessages } from '#features/addresses/messages.ts'
import { messages as adminMessages } from '#features/admin/messages.ts'
import { emailMessages } from '#features/auth/email-messages.ts'
import { messages as authMessages } from '#features/auth/messages.ts'
import { messages as calendarMessages } from '#features/calendar/messages.ts'
import { messages as applicationMessages } from '#features/chef-applications/messages.ts'
import { messages as chefSideMessages } from '#features/chef-events/chef-messages.ts'
import { messages as chefEventMessages } from '#features/chef-events/messages.ts'
import { messages as chefMessages } from '#features/chefs/messages.ts'
import { messages as claimMessages } from '#features/claims/messages.ts'
import { messages as companyMessages } from '#features/company/messages.ts'
import { messages as deliveryMessages } from '#features/deliveries/messages.ts'
import { messages as demoClockMessages } from '#features/demo-clock/messages.ts'
import { messages as erasureMessages } from '#features/erasure/messages.ts'
import { messages as householdMessages } from '#features/household/messages.ts'
import { messages as kitchenBoardMessages } from '#features/kitchen-board/messages.ts'
import { messages as kitchenMenuMessages } from '#features/kitchen-menu/messages.ts'
import { messages as kitchenSetupMessages } from '#features/kitchen-setup/messages.ts'
import { messages as liveMessages } from '#features/live/messages.ts'
import { messages as mealMessages } from '#features/meals/messages.ts'
import { messages as paymentMessages } from '#features/payments/messages.ts'
import { messages as planMessages } from '#features/plans/messages.ts'
import { messages as productionMessages } from '#features/production/messages.ts'
import { messages as queueMessages } from '#features/queue/messages.ts'
import { messages as quoteMessages } from '#features/quotes/messages.ts'
import { messages as ramadanMessages } from '#features/ramadan/messages.ts'
import { messages as ratingMessages } from '#features/ratings/messages.ts'
import { messages as kitchenInviteMessages } from '#features/kitchen-invites/messages.ts'
import { messages as restaurantAdminMessages } from '#features/restaurants-admin/messages.ts'
import { messages as restaurantMessages } from '#features/restaurants/messages.ts'
import { messages as shoppingMessages } from '#features/shopping/messages.ts'
import { messages as siteMessages } from '#features/site/messages.ts'
import { messages as subscriptionMessages } from '#features/subscriptions/messages.ts'
import { messages as suggestionMessages } from '#features/suggestions/messages.ts'
import { messages as userAdminMessages } from '#features/users-admin/messages.ts'
import { messages as httpMessages } from '#server/http/messages.ts'
import { nameMessages } from '#shared/text/name-messages.ts'

/** Where each feature says its refusals; a code without a sentence here reads as invalid input. */
export const refusalCatalogues = [
  accountMessages,
  erasureMessages,
  adminMessages,
  siteMessages,
  liveMessages,
  calendarMessages,
  httpMessages,
  nameMessages,
  authMessages,
  emailMessages,
  userAdminMessages,
  addressMessages,
  householdMessages,
  planMessages,
  restaurantMessages,
  ratingMessages,
  claimMessages,
  restaurantAdminMessages,
  kitchenInviteMessages,
  kitchenMenuMessages,
  kitchenSetupMessages,
  applicationMessages,
  chefEventMessages,
  chefSideMessages,
  chefMessages,
  quoteMessages,
  companyMessages,
  paymentMessages,
  ramadanMessages,
  subscriptionMessages,
  suggestionMessages,
  shoppingMessages,
  deliveryMessages,
  demoClockMessages,
  mealMessages,
  kitchenBoardMessages,
  productionMessages,
  queueMessages,
]
