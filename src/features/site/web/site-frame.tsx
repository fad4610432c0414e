import type { ReactNode } from 'react'
import { OfflineBanner } from '#ui/feedback/offline-banner.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'

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
      <Footer />
    </div>
  )
}
