import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { LanguageSwitch, PreferencesProvider } from '#features/site/web/public.ts'
import { directionOf, type Language } from '#shared/language.ts'
import { readPreferences, type Theme } from '#shared/preferences.ts'
import { toasts } from '#ui/feedback/toast.ts'
import { LanguageProvider } from '#ui/language.tsx'
import { followLinks } from '#ui/navigation/link-clicks.ts'
import '#ui/styles.css'

const ToastRegion = lazy(async () => ({
  default: (await import('#ui/feedback/toast-region.tsx')).ToastRegion,
}))

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
  return (
    <PreferencesProvider initial={preferences}>
      {({ language, theme }) => (
        <Document language={language} theme={theme}>
          <LanguageProvider language={language}>
            <Page />
          </LanguageProvider>
        </Document>
      )}
    </PreferencesProvider>
  )
}

function Document(props: { language: Language; theme: Theme | undefined; children: ReactNode }) {
  return (
    <html lang={props.language} dir={directionOf(props.language)} data-theme={props.theme}>
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

function Page() {
  useFollowedLinks()
  useHeadingFocus()
  const hasToasts = useHasToasts()
  const hasOwnSwitch = useRouterState({ select: ({ location }) => location.pathname === '/login' })
  return (
    <>
      <Outlet />
      {!hasOwnSwitch && (
        <LanguageSwitch className="fixed bottom-4 start-4 z-40 max-lg:in-[:has([data-bottom-bar])]:bottom-28 max-lg:in-[:has([data-person-bar])]:hidden min-h-11 rounded-full border-line border-deep-line bg-deep px-4 font-strong text-on-deep shadow-toast" />
      )}
      {hasToasts && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
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

/** The region is loaded with the first message and stays. */
function useHasToasts(): boolean {
  const hasWaiting = useSyncExternalStore(toasts.watch, toasts.hasWaiting, () => false)
  const [wasNeeded, setNeeded] = useState(false)
  if (hasWaiting && !wasNeeded) setNeeded(true)
  return wasNeeded
}
