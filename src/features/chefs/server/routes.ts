import type { ServedEndpoint } from '#server/http/serve.ts'

export const chefRoutes: ServedEndpoint[] = []
