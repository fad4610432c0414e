import { messages as accountMessages } from '#features/account/messages.ts'
import { accountRoutes, takesWhatsApp } from '#features/account/server/public.ts'
import { messages as addressMessages } from '#features/addresses/messages.ts'
import { addressRoutes } from '#features/addresses/server/public.ts'
import { authJobs, authRoutes, loginCodeTemplate } from '#features/auth/server/public.ts'
import { messages as authMessages } from '#features/auth/messages.ts'
import { messages as chefEventMessages } from '#features/chef-events/messages.ts'
import { chefEventRoutes } from '#features/chef-events/server/public.ts'
import { deliverMessageJob, messageRoutes } from '#features/messages/server/public.ts'
import { planRoutes } from '#features/plans/server/public.ts'
import { messages as quoteMessages } from '#features/quotes/messages.ts'
import { quoteRoutes } from '#features/quotes/server/public.ts'
import { messages as restaurantMessages } from '#features/restaurants/messages.ts'
import { restaurantRoutes } from '#features/restaurants/server/public.ts'
import { messages as siteMessages } from '#features/site/messages.ts'
import { siteRoutes } from '#features/site/server/public.ts'
import { messages as httpMessages } from '#server/http/messages.ts'
import type { SayRefusal } from '#server/http/errors.ts'
import type { ServedEndpoint } from '#server/http/serve.ts'
import { cloudApi, localInbox } from '#server/gateways/whatsapp.ts'
import type { Job } from '#server/jobs/jobs.ts'
import type { Config } from '#server/config.ts'
import { platformJobs } from './platform-jobs.ts'
import { composeRefusals } from './refusal-texts.ts'

export type Settings = Pick<Config, 'demo' | 'secret' | 'publicUrl' | 'usdtEnabled' | 'whatsapp'>

export interface Composition {
  endpoints: ServedEndpoint[]
  jobs: Job<never>[]
  say: SayRefusal
}

/** Every feature's endpoints, jobs and texts in one place: the product's table of contents. */
export function compose(settings: Settings): Composition {
  const whatsapp = settings.whatsapp ? cloudApi(settings.whatsapp) : localInbox
  return {
    endpoints: [
      ...authRoutes({ demo: settings.demo, secret: settings.secret }),
      ...accountRoutes,
      ...messageRoutes({ demo: settings.demo }),
      ...planRoutes,
      ...addressRoutes,
      ...restaurantRoutes,
      ...chefEventRoutes,
      ...quoteRoutes,
      ...siteRoutes,
    ],
    jobs: [
      ...platformJobs,
      ...authJobs,
      deliverMessageJob(whatsapp, [loginCodeTemplate(settings.secret)], takesWhatsApp),
    ],
    say: composeRefusals([
      accountMessages,
      siteMessages,
      httpMessages,
      authMessages,
      addressMessages,
      restaurantMessages,
      chefEventMessages,
      quoteMessages,
    ]),
  }
}
