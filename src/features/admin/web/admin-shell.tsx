import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import type { SessionUser } from '#features/auth/web/public.ts'
import { messages as siteMessages } from '#features/site/messages.ts'
import { AccountMenu, LanguageSwitch, SkipLink } from '#features/site/web/public.ts'
import { OfflineBanner } from '#ui/feedback/offline-banner.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { Avatar } from '#ui/layout/avatar.tsx'
import { Logo } from '#ui/layout/logo.tsx'
import { ViewStoreProvider } from '#ui/index-table/views/view-store.ts'
import { useCurrentInSight } from '#ui/navigation/use-current-in-sight.ts'
import { useTexts } from '#ui/texts.ts'
import { AdminSearch } from './admin-search.tsx'
import { ADMIN_PAGES, pageOf, type AdminPage } from './nav.ts'
import { waitingQuery } from './queries.ts'
import { adminTexts } from './texts.ts'
import { useAccountViews } from './views/use-account-views.ts'

interface AdminShellProps {
  user: SessionUser
  currentPath: string
  children: ReactNode
}

/** The side of every admin page: where to, a search, who is signed in. Pages bring their own `main`. */
export function AdminShell({ user, currentPath, children }: AdminShellProps) {
  const texts = useTexts(adminTexts)
  const { offline } = useTexts(siteMessages)
  const isOnline = useIsOnline()
  const current = pageOf(currentPath)
  const row = useRef<HTMLElement>(null)
  useCurrentInSight(row, current?.href)
  const views = useAccountViews()
  const { data } = useQuery(waitingQuery)
  const waiting: Partial<Record<AdminPage['name'], number>> = data ?? {}
  const links = ADMIN_PAGES.map((page) => (
    <NavLink
      key={page.href}
      page={page}
      isCurrent={page === current}
      waiting={waiting[page.name] ?? 0}
    />
  ))
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {!isOnline && <OfflineBanner title={offline.title} />}
      <div className="grid flex-1 grid-cols-1 content-start lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:content-stretch">
        <aside className="hidden border-e-line border-hairline bg-subtle px-3 py-5 [--logo-hole:var(--subtle)] lg:block print:hidden">
          <div className="sticky top-5 flex max-h-[calc(100dvh-2.5rem)] flex-col gap-5">
            <Logo className="ms-3" />
            <AdminSearch isShortcut />
            <nav
              aria-label={texts.label}
              className="grid grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto"
            >
              {links}
            </nav>
          </div>
        </aside>
        <div className="flex min-w-0 flex-col">
          <header className="page flex w-full items-center gap-3 pt-3 pb-1 print:hidden">
            <Logo className="lg:hidden" />
            <div className="ms-auto flex items-center gap-2">
              <LanguageSwitch className="min-h-11 rounded-btn bg-pill/10 px-3.5 font-strong hover:bg-sunk" />
              <AccountMenu
                user={user}
                trigger={<Avatar name={user.name || 'U'} photo={user.profilePhoto} />}
              />
            </div>
          </header>
          <div className="page w-full lg:hidden print:hidden">
            <AdminSearch />
            <nav
              ref={row}
              aria-label={texts.label}
              className="-mx-1 flex gap-1 overflow-x-auto py-2 [scrollbar-width:none] [&>a]:flex-none"
            >
              {links}
            </nav>
          </div>
          <ViewStoreProvider value={views}>{children}</ViewStoreProvider>
        </div>
      </div>
    </div>
  )
}

interface NavLinkProps {
  page: AdminPage
  isCurrent: boolean
  /** How many things of the page wait for the team. */
  waiting: number
}

function NavLink({ page, isCurrent, waiting }: NavLinkProps) {
  const { pages, waiting: waitingWords } = useTexts(adminTexts)
  const Icon = page.icon
  return (
    <a
      href={page.href}
      aria-current={isCurrent ? 'page' : undefined}
      className="relative flex min-h-11.5 items-center gap-3 rounded-btn px-3.5 font-medium whitespace-nowrap no-underline hover:bg-sunk aria-[current]:bg-picked aria-[current]:font-strong aria-[current]:text-on-picked"
    >
      <Icon className="flex-none" />
      <span className="truncate">{pages[page.name]}</span>
      {waiting > 0 && (
        <span className="num ms-auto text-note">
          <span aria-hidden="true">{waiting}</span>
          <span className="sr-only">{waitingWords(waiting)}</span>
        </span>
      )}
    </a>
  )
}
