import { useQuery, type QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { FreshCodeGuard, sessionMark, sessionQuery } from '#features/auth/web/public.ts'
import { LanguageSwitch, PreferencesProvider } from '#features/site/web/public.ts'
import { directionOf, type Language } from '#shared/language.ts'
import { aheadMs } from '#shared/page/product-now.ts'
import { readPreferences, type Theme } from '#shared/page/preferences.ts'
import { DraftsOf } from '#ui/drafts/person.tsx'
import { toasts } from '#ui/feedback/toast.ts'
import { LanguageProvider } from '#ui/language.tsx'
import { followLinks } from '#ui/navigation/link-clicks.ts'
import { firstTouch } from '#ui/lazy/first-touch.ts'
import '#ui/styles.css'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: () => ({ preferences: readPreferences() }),
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(sessionQuery).catch(() => undefined)
    return { preferences: context.preferences }
  },
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#FFC02E' },
      { title: 'Sufra' },
    ],
    links: [
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  component: Root,
})

function Root() {
  const { preferences } = Route.useLoaderData()
  const { data: user } = useQuery(sessionQuery)
  return (
    <PreferencesProvider initial={preferences}>
      {({ language, theme }) => (
        <Document language={language} theme={theme}>
          <LanguageProvider language={language}>
            <DraftsOf person={user?.id}>
              <FreshCodeGuard>
                <Page />
              </FreshCodeGuard>
            </DraftsOf>
          </LanguageProvider>
        </Document>
      )}
    </PreferencesProvider>
  )
}

function Document(props: { language: Language; theme: Theme | undefined; children: ReactNode }) {
  return (
    <html
      lang={props.language}
      dir={directionOf(props.language)}
      data-theme={props.theme}
      data-ahead={aheadMs() || undefined}
      data-session={sessionMark(readPreferences().mayHaveSession)}
      onAuxClickCapture={answerQuestion}
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {props.children}
        <Scripts />
      </body>
    </html>
  )
}

/**
 * The page's first script asks whether React has taken over a part yet: the detail of its event is an
 * object, that of a real press is a number, to which this does nothing.
 */
function answerQuestion({ nativeEvent }: { nativeEvent: UIEvent }): void {
  Object.assign(nativeEvent.detail, { isHeard: true })
}

function Page() {
  useFollowedLinks()
  useHeadingFocus()
  const toastRegion = useToastRegion()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const hasOwnSwitch = useRouterState({
    select: ({ location }) =>
      /^\/(login$|(admin|chef-dashboard|cook|kitchen|run)(\/|$))/.test(location.pathname),
  })
  return (
    <>
      {isLoading && <div className="loading-bar" />}
      <Outlet />
      {!hasOwnSwitch && (
        <LanguageSwitch className="above-bars fixed bottom-4 start-4 z-40 min-h-11 rounded-full border-line border-deep-line bg-deep px-4 font-strong text-on-deep shadow-toast" />
      )}
      {toastRegion}
    </>
  )
}

/** Plain links of our own pages are followed without a page load. */
function useFollowedLinks(): void {
  const router = useRouter()
  useEffect(() => followLinks((href) => void router.navigate({ href })), [router])
}

/** After a change of page, readers continue at its first heading. */
function useHeadingFocus(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const [first] = useState(path)
  useEffect(() => {
    if (path === undefined || path === first) return
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [path, first])
}

/**
 * The region of toasts comes with the first touch, so that it is there when the network is not. A
 * message that waits, or the network's return, asks for it again.
 */
function useToastRegion(): ReactNode {
  const hasWaiting = useSyncExternalStore(toasts.watch, toasts.hasWaiting, () => false)
  const [region, setRegion] = useState<ReactNode>(null)
  const load = useCallback(() => {
    import('#ui/feedback/toast-region.tsx').then(
      ({ ToastRegion }) => setRegion(<ToastRegion />),
      () => undefined,
    )
  }, [])
  useEffect(() => {
    void firstTouch().then(load)
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [load])
  useEffect(() => {
    if (hasWaiting) load()
  }, [hasWaiting, load])
  return region
}
