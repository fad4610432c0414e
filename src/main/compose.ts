import { messages as addressMessages } from '#features/addresses/messages.ts'
import { addressRoutes } from '#features/addresses/server/public.ts'
import { authJobs, authRoutes, loginCodeTemplate } from '#features/auth/server/public.ts'
import { messages as authMessages } from '#features/auth/messages.ts'
import { deliverMessageJob, messageRoutes } from '#features/messages/server/public.ts'
import { planRoutes } from '#features/plans/server/public.ts'
import { messages as restaurantMessages } from '#features/restaurants/messages.ts'
import { restaurantRoutes } from '#features/restaurants/server/public.ts'
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
      ...messageRoutes({ demo: settings.demo }),
      ...planRoutes,
      ...addressRoutes,
      ...restaurantRoutes,
    ],
    jobs: [
      ...platformJobs,
      ...authJobs,
      deliverMessageJob(whatsapp, [loginCodeTemplate(settings.secret)]),
    ],
    say: composeRefusals([httpMessages, authMessages, addressMessages, restaurantMessages]),
  }
}
