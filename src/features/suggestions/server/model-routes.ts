import type { AiSettings } from '#server/config.ts'
import type { ServedEndpoint } from '#server/http/serve.ts'
import { draftRoutes } from './drafts/routes.ts'
import { wishRoutes } from './wishes/routes.ts'

/** What a language model helps with, where one is configured. */
export const modelRoutes = (settings: { ai?: AiSettings | undefined }): ServedEndpoint[] => [
  ...wishRoutes(settings),
  ...draftRoutes(settings),
]
