import { QueryClient } from '@tanstack/react-query'
import { createRouter, defaultStringifySearch } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { PageError } from '#features/site/web/public.ts'
import { readNonce } from '#shared/page/nonce.ts'
import { keepErrors } from './kept-errors.ts'
import { watchPerson } from './page-person.ts'
import { NotFoundPage, PagePending } from './page-states.tsx'
import { routeTree } from './route-tree.gen.ts'
import { restoreUnlessNew } from './scroll-restoration.ts'
import { leaveForLogin, watchSession, type SessionWatch } from './session-end.ts'

/** The specification's defaults: never retried, never refetched on focus, never stale. */
const newQueryClient = (caches: Pick<SessionWatch, 'queryCache' | 'mutationCache'>) =>
  new QueryClient({
    ...caches,
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        // Offline, a call fails at once and says so, instead of waiting in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

export function getRouter() {
  const { onEnd, ...caches } = watchSession()
  const queryClient = newQueryClient(caches)
  if (!import.meta.env.SSR) {
    keepErrors(queryClient.getQueryCache())
    watchPerson(queryClient)
  }
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(import.meta.env.SSR && { ssr: { nonce: readNonce() } }),
    scrollRestoration: restoreUnlessNew(),
    stringifySearch: (search) => defaultStringifySearch(search).replaceAll('%2F', '/'),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    // The page that is shown stays until the next one can be drawn.
    defaultPendingMs: Infinity,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  if (!import.meta.env.SSR) onEnd(() => void leaveForLogin(queryClient, router))
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
