import { authTemplates } from '#features/auth/server/public.ts'
import { paymentTemplates, receivableTemplates } from '#features/payments/server/public.ts'
import { billingTemplates, subscriptionTemplates } from '#features/subscriptions/server/public.ts'
import { householdTemplates } from '#features/household/server/public.ts'
import { deliveryTemplates } from '#features/deliveries/server/public.ts'
import { productionTemplates } from '#features/production/server/public.ts'
import { kitchenMenuTemplates } from '#features/kitchen-menu/server/public.ts'
import { mealTemplates } from '#features/meals/server/public.ts'
import { kitchenBoardTemplates } from '#features/kitchen-board/server/public.ts'
import { shoppingTemplates } from '#features/shopping/server/public.ts'
import { chefEventTemplates, chefSideTemplates } from '#features/chef-events/server/public.ts'
import { applicationTemplates } from '#features/chef-applications/server/public.ts'
import { claimTemplates } from '#features/claims/server/public.ts'
import { kitchenInviteTemplates } from '#features/kitchen-invites/server/public.ts'
import { restaurantAdminTemplates } from '#features/restaurants-admin/server/public.ts'
import { quoteTemplates } from '#features/quotes/server/public.ts'
import type { MessageTemplate } from '#features/messages/server/public.ts'

/** Every message that the product sends. */
export const messageTemplates: readonly MessageTemplate[] = [
  ...authTemplates,
  ...paymentTemplates,
  ...receivableTemplates,
  ...subscriptionTemplates,
  ...billingTemplates,
  ...householdTemplates,
  ...deliveryTemplates,
  ...productionTemplates,
  ...kitchenMenuTemplates,
  ...mealTemplates,
  ...kitchenBoardTemplates,
  ...shoppingTemplates,
  ...chefEventTemplates,
  ...chefSideTemplates,
  ...applicationTemplates,
  ...claimTemplates,
  ...quoteTemplates,
  ...restaurantAdminTemplates,
  ...kitchenInviteTemplates,
]
