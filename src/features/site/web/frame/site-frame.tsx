import { Suspense, type ReactNode } from 'react'
import { OfflineBanner } from '#ui/feedback/offline-banner.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyOnTouch } from '#ui/lazy/lazy-on-touch.ts'
import { messages } from '../../messages.ts'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'

const Footer = lazyOnTouch(async () => (await import('./footer.tsx')).Footer)

/** Header, page, footer: every page but the login and the dashboard. */
export function SiteFrame(props: { currentPath: string; children: ReactNode }) {
  const { offline } = useTexts(messages)
  const isOnline = useIsOnline()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {!isOnline && <OfflineBanner title={offline.title} />}
      <Header currentPath={props.currentPath} ground={props.currentPath === '/' ? 'hero' : 'bg'} />
      <div className="grow">{props.children}</div>
      <Suspense fallback={<div className="h-96 bg-deep" />}>
        <Footer />
      </Suspense>
    </div>
  )
}
