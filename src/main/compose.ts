import { accountRoutes, removeOldDataJob } from '#features/account/server/public.ts'
import { adminRoutes, sealAuditJob } from '#features/admin/server/public.ts'
import { addressRoutes } from '#features/addresses/server/public.ts'
import { authJobs, authRoutes, emailCode } from '#features/auth/server/public.ts'
import { calendarRoutes } from '#features/calendar/server/public.ts'
import {
  applicationJobs,
  chefApplicationRoutes,
} from '#features/chef-applications/server/public.ts'
import {
  balancePayments,
  chefEventJobs,
  chefEventRoutes,
  chefSideRoutes,
  depositPayments,
} from '#features/chef-events/server/public.ts'
import { chefRoutes } from '#features/chefs/server/public.ts'
import { claimRoutes, followStop, followWithdrawal } from '#features/claims/server/public.ts'
import { companyRoutes, type CompanyAtStart } from '#features/company/server/public.ts'
import { demoClockRoutes, type MoveTime } from '#features/demo-clock/server/public.ts'
import {
  deliveryJobs,
  deliveryRoutes,
  listenToPlans,
  listenToWithdrawals,
} from '#features/deliveries/server/public.ts'
import { invoiceRoutes } from '#features/invoices/server/public.ts'
import { erasureRoutes } from '#features/erasure/server/public.ts'
import { householdJobs, householdRoutes } from '#features/household/server/public.ts'
import {
  kitchenBoardJobs,
  kitchenBoardRoutes,
  listenToStops,
  watch,
} from '#features/kitchen-board/server/public.ts'
import { kitchenMenuRoutes } from '#features/kitchen-menu/server/public.ts'
import { kitchenInviteJobs, kitchenInviteRoutes } from '#features/kitchen-invites/server/public.ts'
import { kitchenSetupRoutes } from '#features/kitchen-setup/server/public.ts'
import { liveRoutes } from '#features/live/server/public.ts'
import {
  mealAdminRoutes,
  mealJobs,
  mealRoutes,
  removeUnsafeMeals,
} from '#features/meals/server/public.ts'
import { messageJobs, messageRoutes, type OutboxParts } from '#features/messages/server/public.ts'
import {
  extrasPayments,
  paymentJobs,
  paymentRoutes,
  receivablePayments,
  type PaymentParts,
} from '#features/payments/server/public.ts'
import { planJobs, planRoutes } from '#features/plans/server/public.ts'
import {
  amendAllergies,
  cancelTicketsOfDays,
  productionJobs,
  productionRoutes,
} from '#features/production/server/public.ts'
import { queueRoutes } from '#features/queue/server/public.ts'
import { quoteRoutes } from '#features/quotes/server/public.ts'
import { ramadanRoutes } from '#features/ramadan/server/public.ts'
import { ratingRoutes } from '#features/ratings/server/public.ts'
import { restaurantAdminRoutes } from '#features/restaurants-admin/server/public.ts'
import {
  createCatalogueIndex,
  createKitchenCards,
  restaurantRoutes,
  type CatalogueIndex,
  type KitchenCards,
} from '#features/restaurants/server/public.ts'
import {
  ingredientPayments,
  shoppingJobs,
  shoppingRoutes,
} from '#features/shopping/server/public.ts'
import { siteRoutes } from '#features/site/server/public.ts'
import {
  countRenewing,
  orderRoutes,
  subscriptionAdminRoutes,
  subscriptionJobs,
  addOnPayments,
  subscriptionPayments,
  subscriptionPlans,
  subscriptionRoutes,
} from '#features/subscriptions/server/public.ts'
import {
  findOtherNames,
  modelRoutes,
  suggestionRoutes,
} from '#features/suggestions/server/public.ts'
import { userAdminRoutes } from '#features/users-admin/server/public.ts'
import type { Keys } from '#server/encryption/keys.ts'
import { eicarScanner } from '#server/files/virus-scan.ts'
import type { EventStreams } from '#server/events/streams.ts'
import type { SayRefusal } from '#server/http/errors.ts'
import type { ServedEndpoint } from '#server/http/serve.ts'
import { paymentGateways } from '#server/gateways/gateways.ts'
import { deliverEventsJob, type Reach } from '#server/gateways/simulator/deliver-events.ts'
import type { Job } from '#server/jobs/jobs.ts'
import type { Log } from '#server/log.ts'
import type { Config } from '#server/config.ts'
import { applicationParts } from './applications.ts'
import { withClosedDays, withClosedKitchen, withClosedSubscription } from './closed-days.ts'
import { withOpenShop } from './open-shop.ts'
import { channelsOf } from './message-channels.ts'
import { messageTemplates } from './message-templates.ts'
import { platformJobs } from './platform-jobs.ts'
import { refusalCatalogues } from './refusals/catalogues.ts'
import { composeRefusals } from './refusals/compose-refusals.ts'

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
  /** Both keep what they have read until the database says that it has changed. */
  catalogueIndex: CatalogueIndex
  kitchenCards: KitchenCards
}

/** Every feature's endpoints, jobs and texts in one place: the product's table of contents. */
export function compose(
  settings: Settings,
  keys: Keys,
  reach: Reach,
  streams: EventStreams,
  log: Log,
  moveTime?: MoveTime,
): Composition {
  const payments = paymentParts(settings, keys)
  const [catalogueIndex, kitchenCards] = [createCatalogueIndex(), createKitchenCards()]
  listenToWithdrawals(async (tx, days, now) => {
    await cancelTicketsOfDays(tx, days, now)
    await followWithdrawal(tx, days)
  })
  listenToPlans(subscriptionPlans)
  listenToStops(followStop)
  return {
    endpoints: [
      ...withOpenShop(
        settings,
        endpointsOf({ ...settings, ...keys, catalogueIndex, kitchenCards }, payments, streams, log),
      ),
      ...demoClockRoutes(moveTime),
    ],
    jobs: jobsOf(settings, payments, reach),
    outbox: outboxOf({ ...settings, ...keys }, payments),
    say: composeRefusals(refusalCatalogues),
    catalogueIndex,
    kitchenCards,
  }
}

const endpointsOf = (
  settings: Settings & Keys & Pick<Composition, 'catalogueIndex' | 'kitchenCards'>,
  payments: PaymentParts,
  streams: EventStreams,
  log: Log,
): ServedEndpoint[] => [
  ...authRoutes(settings, settings.vault),
  ...accountRoutes(settings.publicUrl),
  ...erasureRoutes,
  ...adminRoutes(settings),
  ...userAdminRoutes,
  ...queueRoutes,
  ...messageRoutes(settings),
  ...planRoutes(countRenewing),
  ...addressRoutes,
  ...withClosedDays(householdRoutes([removeUnsafeMeals, amendAllergies], findOtherNames)),
  ...productionRoutes(settings),
  ...restaurantRoutes({ index: settings.catalogueIndex, cards: settings.kitchenCards }),
  ...ratingRoutes,
  ...restaurantAdminRoutes,
  ...withClosedKitchen(kitchenMenuRoutes),
  ...kitchenSetupRoutes,
  ...kitchenInviteRoutes,
  ...chefApplicationRoutes(applicationParts(settings.vault)),
  ...chefEventRoutes,
  ...chefSideRoutes,
  ...chefRoutes,
  ...quoteRoutes({ ...settings, seller: sellerAtStart(settings) }),
  ...siteRoutes(settings.publicUrl, log),
  ...liveRoutes(streams),
  ...calendarRoutes(settings),
  ...paymentRoutes(payments),
  ...invoiceRoutes({ address: settings.sellerAddress }),
  ...companyRoutes(sellerAtStart(settings)),
  ...ramadanRoutes,
  ...suggestionRoutes,
  ...modelRoutes(settings),
  ...shoppingRoutes(payments),
  ...orderRoutes(settings),
  ...withClosedDays([
    ...subscriptionRoutes,
    ...deliveryRoutes,
    ...mealRoutes,
    ...claimRoutes({ vault: settings.vault, scan: eicarScanner }),
  ]),
  ...withClosedKitchen(kitchenBoardRoutes(settings)),
  ...withClosedSubscription([...subscriptionAdminRoutes, ...mealAdminRoutes]),
]

const jobsOf = (settings: Settings, payments: PaymentParts, reach: Reach): Job<never>[] => [
  ...platformJobs,
  ...authJobs(settings),
  ...paymentJobs(payments),
  ...planJobs,
  removeOldDataJob,
  ...subscriptionJobs,
  ...applicationJobs,
  ...kitchenInviteJobs,
  ...deliveryJobs,
  ...householdJobs,
  ...mealJobs,
  ...kitchenBoardJobs,
  ...productionJobs,
  ...chefEventJobs,
  ...shoppingJobs(watch),
  sealAuditJob,
  ...(payments.gateways.card.provider === 'simulator' ? [deliverEventsJob(settings, reach)] : []),
  ...messageJobs(outboxTemplates),
]

/** E-mail has one message of its own; everything else is WhatsApp's. */
const outboxTemplates = [...messageTemplates, emailCode]

const outboxOf = (settings: Settings & Keys, payments: PaymentParts): OutboxParts => ({
  ...channelsOf(settings),
  templates: outboxTemplates,
  settings: { ...settings, usdt: payments.gateways.usdt },
})

const sellers = {
  cycle: subscriptionPayments,
  add_on: addOnPayments,
  extras: extrasPayments,
  ingredients: ingredientPayments,
  chef_deposit: depositPayments,
  chef_balance: balancePayments,
}

const paymentParts = (settings: Settings, { vault }: Keys): PaymentParts => ({
  listeners: { ...sellers, receivable: receivablePayments(sellers) },
  gateways: paymentGateways(settings),
  settings: { publicUrl: settings.publicUrl, seller: sellerAtStart(settings) },
  vault,
})

const sellerAtStart = (settings: Settings): CompanyAtStart => ({
  ...(settings.sellerTrn !== undefined && { trn: settings.sellerTrn }),
  ...(settings.sellerAddress !== undefined && { address: settings.sellerAddress }),
  ...(settings.sellerBankName !== undefined && { bankName: settings.sellerBankName }),
  ...(settings.sellerIban !== undefined && { iban: settings.sellerIban }),
})
