import { messages as accountMessages } from '#features/account/messages.ts'
import { accountRoutes, removeOldDataJob } from '#features/account/server/public.ts'
import { messages as adminMessages } from '#features/admin/messages.ts'
import { adminRoutes, sealAuditJob } from '#features/admin/server/public.ts'
import { messages as addressMessages } from '#features/addresses/messages.ts'
import { addressRoutes } from '#features/addresses/server/public.ts'
import { authJobs, authRoutes, emailCode } from '#features/auth/server/public.ts'
import { emailMessages } from '#features/auth/email-messages.ts'
import { messages as authMessages } from '#features/auth/messages.ts'
import { messages as calendarMessages } from '#features/calendar/messages.ts'
import { calendarRoutes } from '#features/calendar/server/public.ts'
import { messages as applicationMessages } from '#features/chef-applications/messages.ts'
import {
  applicationJobs,
  chefApplicationRoutes,
} from '#features/chef-applications/server/public.ts'
import { messages as chefEventMessages } from '#features/chef-events/messages.ts'
import { messages as chefSideMessages } from '#features/chef-events/chef-messages.ts'
import {
  balancePayments,
  chefEventJobs,
  chefEventRoutes,
  chefSideRoutes,
  depositPayments,
} from '#features/chef-events/server/public.ts'
import { messages as chefMessages } from '#features/chefs/messages.ts'
import { chefRoutes } from '#features/chefs/server/public.ts'
import { messages as companyMessages } from '#features/company/messages.ts'
import { companyRoutes, type CompanyAtStart } from '#features/company/server/public.ts'
import { messages as demoClockMessages } from '#features/demo-clock/messages.ts'
import { demoClockRoutes, type MoveTime } from '#features/demo-clock/server/public.ts'
import { messages as deliveryMessages } from '#features/deliveries/messages.ts'
import {
  deliveryJobs,
  deliveryRoutes,
  listenToPlans,
  listenToWithdrawals,
} from '#features/deliveries/server/public.ts'
import { invoiceRoutes } from '#features/invoices/server/public.ts'
import { messages as erasureMessages } from '#features/erasure/messages.ts'
import { erasureRoutes } from '#features/erasure/server/public.ts'
import { messages as householdMessages } from '#features/household/messages.ts'
import { householdRoutes } from '#features/household/server/public.ts'
import { messages as kitchenBoardMessages } from '#features/kitchen-board/messages.ts'
import { kitchenBoardJobs, kitchenBoardRoutes } from '#features/kitchen-board/server/public.ts'
import { messages as kitchenMenuMessages } from '#features/kitchen-menu/messages.ts'
import { kitchenMenuRoutes } from '#features/kitchen-menu/server/public.ts'
import { messages as kitchenSetupMessages } from '#features/kitchen-setup/messages.ts'
import { kitchenSetupRoutes } from '#features/kitchen-setup/server/public.ts'
import { messages as liveMessages } from '#features/live/messages.ts'
import { liveRoutes } from '#features/live/server/public.ts'
import { messages as mealMessages } from '#features/meals/messages.ts'
import { mealJobs, mealRoutes, removeUnsafeMeals } from '#features/meals/server/public.ts'
import { messageJobs, messageRoutes, type OutboxParts } from '#features/messages/server/public.ts'
import { messages as paymentMessages } from '#features/payments/messages.ts'
import {
  extrasPayments,
  paymentJobs,
  paymentRoutes,
  receivablePayments,
  type PaymentParts,
} from '#features/payments/server/public.ts'
import { messages as planMessages } from '#features/plans/messages.ts'
import { planJobs, planRoutes } from '#features/plans/server/public.ts'
import { messages as productionMessages } from '#features/production/messages.ts'
import {
  amendAllergies,
  cancelTicketsOfDays,
  productionJobs,
  productionRoutes,
} from '#features/production/server/public.ts'
import { messages as queueMessages } from '#features/queue/messages.ts'
import { queueRoutes } from '#features/queue/server/public.ts'
import { messages as quoteMessages } from '#features/quotes/messages.ts'
import { quoteRoutes } from '#features/quotes/server/public.ts'
import { messages as ramadanMessages } from '#features/ramadan/messages.ts'
import { ramadanRoutes } from '#features/ramadan/server/public.ts'
import { messages as ratingMessages } from '#features/ratings/messages.ts'
import { ratingRoutes } from '#features/ratings/server/public.ts'
import { messages as restaurantAdminMessages } from '#features/restaurants-admin/messages.ts'
import { restaurantAdminRoutes } from '#features/restaurants-admin/server/public.ts'
import { messages as restaurantMessages } from '#features/restaurants/messages.ts'
import { restaurantRoutes } from '#features/restaurants/server/public.ts'
import { messages as shoppingMessages } from '#features/shopping/messages.ts'
import { ingredientPayments, shoppingRoutes } from '#features/shopping/server/public.ts'
import { messages as siteMessages } from '#features/site/messages.ts'
import { siteRoutes } from '#features/site/server/public.ts'
import { messages as subscriptionMessages } from '#features/subscriptions/messages.ts'
import {
  countRenewing,
  subscriptionAdminRoutes,
  subscriptionJobs,
  subscriptionPayments,
  subscriptionPlans,
  subscriptionRoutes,
} from '#features/subscriptions/server/public.ts'
import { messages as suggestionMessages } from '#features/suggestions/messages.ts'
import { modelRoutes, suggestionRoutes } from '#features/suggestions/server/public.ts'
import { messages as userAdminMessages } from '#features/users-admin/messages.ts'
import { userAdminRoutes } from '#features/users-admin/server/public.ts'
import { openVault } from '#server/encryption/vault.ts'
import type { EventStreams } from '#server/events/streams.ts'
import { messages as httpMessages } from '#server/http/messages.ts'
import type { SayRefusal } from '#server/http/errors.ts'
import type { ServedEndpoint } from '#server/http/serve.ts'
import { paymentGateways } from '#server/gateways/gateways.ts'
import { deliverEventsJob, type Reach } from '#server/gateways/simulator/deliver-events.ts'
import type { Job } from '#server/jobs/jobs.ts'
import type { Config } from '#server/config.ts'
import { applicationParts } from './applications.ts'
import { withClosedDays, withClosedKitchen, withClosedSubscription } from './closed-days.ts'
import { channelsOf } from './message-channels.ts'
import { messageTemplates } from './message-templates.ts'
import { platformJobs } from './platform-jobs.ts'
import { nameMessages } from '#shared/text/name-messages.ts'
import { composeRefusals } from './refusal-texts.ts'

export type Settings = Pick<
  Config,
  | 'demo'
  | 'secret'
  | 'secondFactor'
  | 'otpDailyBudget'
  | 'publicUrl'
  | 'usdtEnabled'
  | 'usdtAddress'
  | 'sellerTrn'
  | 'sellerAddress'
  | 'sellerBankName'
  | 'sellerIban'
  | 'whatsapp'
  | 'smtp'
  | 'ai'
  | 'stripe'
  | 'paypal'
>

export interface Composition {
  endpoints: ServedEndpoint[]
  jobs: Job<never>[]
  outbox: OutboxParts
  say: SayRefusal
}

/** Every feature's endpoints, jobs and texts in one place: the product's table of contents. */
export function compose(
  settings: Settings,
  reach: Reach,
  streams: EventStreams,
  moveTime?: MoveTime,
): Composition {
  const payments = paymentParts(settings)
  listenToWithdrawals(cancelTicketsOfDays)
  listenToPlans(subscriptionPlans)
  return {
    endpoints: [...endpointsOf(settings, payments, streams), ...demoClockRoutes(moveTime)],
    jobs: jobsOf(settings, payments, reach),
    outbox: outboxOf(settings, payments),
    say: composeRefusals(refusalTexts),
  }
}

const endpointsOf = (
  settings: Settings,
  payments: PaymentParts,
  streams: EventStreams,
): ServedEndpoint[] => [
  ...authRoutes(settings),
  ...accountRoutes(settings.publicUrl),
  ...erasureRoutes,
  ...adminRoutes(settings),
  ...userAdminRoutes,
  ...queueRoutes,
  ...messageRoutes(settings),
  ...planRoutes(countRenewing),
  ...addressRoutes,
  ...withClosedDays(householdRoutes([removeUnsafeMeals, amendAllergies])),
  ...productionRoutes(settings),
  ...restaurantRoutes,
  ...ratingRoutes,
  ...restaurantAdminRoutes,
  ...withClosedKitchen(kitchenMenuRoutes),
  ...kitchenSetupRoutes,
  ...chefApplicationRoutes(applicationParts(settings)),
  ...chefEventRoutes,
  ...chefSideRoutes,
  ...chefRoutes,
  ...quoteRoutes({ ...settings, seller: sellerAtStart(settings) }),
  ...siteRoutes,
  ...liveRoutes(streams),
  ...calendarRoutes(settings),
  ...paymentRoutes(payments),
  ...invoiceRoutes({ address: settings.sellerAddress }),
  ...companyRoutes(sellerAtStart(settings)),
  ...ramadanRoutes,
  ...suggestionRoutes,
  ...modelRoutes(settings),
  ...shoppingRoutes(payments),
  ...withClosedDays([...subscriptionRoutes(settings), ...deliveryRoutes, ...mealRoutes]),
  ...withClosedKitchen(kitchenBoardRoutes(settings)),
  ...withClosedSubscription(subscriptionAdminRoutes),
]

const jobsOf = (settings: Settings, payments: PaymentParts, reach: Reach): Job<never>[] => [
  ...platformJobs,
  ...authJobs(settings),
  ...paymentJobs(payments),
  ...planJobs,
  removeOldDataJob,
  ...subscriptionJobs,
  ...applicationJobs,
  ...deliveryJobs,
  ...mealJobs,
  ...kitchenBoardJobs,
  ...productionJobs,
  ...chefEventJobs,
  sealAuditJob,
  ...(payments.gateways.card.provider === 'simulator' ? [deliverEventsJob(settings, reach)] : []),
  ...messageJobs(outboxTemplates),
]

/** E-mail has one message of its own; everything else is WhatsApp's. */
const outboxTemplates = [...messageTemplates, emailCode]

const outboxOf = (settings: Settings, payments: PaymentParts): OutboxParts => ({
  ...channelsOf(settings),
  templates: outboxTemplates,
  settings: { ...settings, usdt: payments.gateways.usdt },
})

const refusalTexts = [
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
  restaurantAdminMessages,
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

const sellers = {
  cycle: subscriptionPayments,
  extras: extrasPayments,
  ingredients: ingredientPayments,
  chef_deposit: depositPayments,
  chef_balance: balancePayments,
}

const paymentParts = (settings: Settings): PaymentParts => ({
  listeners: { ...sellers, receivable: receivablePayments(sellers) },
  gateways: paymentGateways(settings),
  settings: { publicUrl: settings.publicUrl, seller: sellerAtStart(settings) },
  vault: openVault(settings.secret),
})

const sellerAtStart = (settings: Settings): CompanyAtStart => ({
  ...(settings.sellerTrn !== undefined && { trn: settings.sellerTrn }),
  ...(settings.sellerAddress !== undefined && { address: settings.sellerAddress }),
  ...(settings.sellerBankName !== undefined && { bankName: settings.sellerBankName }),
  ...(settings.sellerIban !== undefined && { iban: settings.sellerIban }),
})
