import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  BookOpen,
  CalendarDays,
  ChefHat,
  House,
  Inbox,
  MessageCircle,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { SessionUser } from '#features/auth/web/public.ts'
import { messages as siteMessages } from '#features/site/messages.ts'
import { AccountMenu, LanguageSwitch, SkipLink } from '#features/site/web/public.ts'
import { CallError } from '#shared/call.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { OfflineBanner } from '#ui/feedback/offline-banner.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useLanguage } from '#ui/language.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { LogoMark } from '#ui/layout/logo.tsx'
import { useLiveEvents } from '#ui/live.ts'
import { useTexts } from '#ui/texts.ts'
import { CHEF_KEY, todayQuery } from '../queries.ts'
import { shellTexts } from '../texts/shell-texts.ts'

const PAGES = [
  ['today', '', House],
  ['requests', '/requests', Inbox],
  ['bookings', '/bookings', ChefHat],
  ['calendar', '/calendar', CalendarDays],
  ['menus', '/menus', BookOpen],
  ['messages', '/messages', MessageCircle],
  ['earnings', '/earnings', Wallet],
  ['profile', '/profile', UserRound],
] as const satisfies readonly (readonly [string, string, LucideIcon])[]

interface ChefShellProps {
  user: SessionUser
  currentPath: string
  children: ReactNode
}

/** The bar of every page of a chef: where to, what waits there, who is signed in. */
export function ChefShell({ user, currentPath, children }: ChefShellProps) {
  const { offline } = useTexts(siteMessages)
  const texts = useTexts(shellTexts)
  const { data: today, error } = useQuery(todayQuery(useLanguage()))
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: CHEF_KEY })
  useLiveEvents('/api/events', { 'chef-event-changed': refresh }, refresh)
  const isOnline = useIsOnline()
  const hasNone = error instanceof CallError && error.status === 404
  const counts: Record<string, number> = {
    requests: today?.requestsToQuote ?? 0,
    messages: today?.unread ?? 0,
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {!isOnline && <OfflineBanner title={offline.title} />}
      <header className="bg-deep text-on-deep [--logo-hole:var(--deep)] print:hidden">
        <div className="flex min-h-16 flex-wrap items-center gap-x-4 px-(--gutter) max-xl:pt-2">
          <a
            href="/chef-dashboard"
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 no-underline xl:flex-none"
          >
            <LogoMark className="size-7 flex-none" />
            <span className="display truncate text-lg font-bold">{today?.name ?? texts.label}</span>
          </a>
          <ChefNav currentPath={currentPath} counts={counts} />
          <div className="flex items-center gap-2 xl:ms-auto">
            <LanguageSwitch className="min-h-11 rounded-btn px-3 font-strong hover:bg-on-deep/10" />
            <AccountMenu
              user={user}
              trigger={<Avatar name={user.name || 'U'} photo={user.profilePhoto} />}
            />
          </div>
        </div>
      </header>
      <main id="content" className="flex grow flex-col">
        {hasNone ? (
          <EmptyState
            headingLevel={1}
            className="page py-16"
            title={texts.noProfile}
            action={<LinkButton href="/dashboard">{texts.dashboard}</LinkButton>}
          >
            {texts.noProfileLead}
          </EmptyState>
        ) : (
          children
        )}
      </main>
    </div>
  )
}

interface ChefNavProps {
  currentPath: string
  /** What waits on a page. */
  counts: Readonly<Record<string, number>>
}

function ChefNav({ currentPath, counts }: ChefNavProps) {
  const texts = useTexts(shellTexts)
  const nav = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const current = nav.current?.querySelector(`[href="${currentPath}"]`)
    current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [currentPath])
  return (
    <nav
      ref={nav}
      aria-label={texts.label}
      className="flex gap-1 overflow-x-auto [scrollbar-width:none] max-xl:order-last max-xl:-mx-2 max-xl:w-full max-xl:pb-2"
    >
      {PAGES.map(([name, path, Icon]) => {
        const href = `/chef-dashboard${path}`
        const isCurrent = path === '' ? currentPath === href : currentPath.startsWith(href)
        const count = counts[name] ?? 0
        return (
          <a
            key={name}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className="flex min-h-11 flex-none items-center gap-2 rounded-btn px-3 text-note font-medium whitespace-nowrap no-underline outline-offset-[-3px] hover:bg-on-deep/10 aria-[current]:bg-deep-action aria-[current]:font-strong aria-[current]:text-on-deep-action"
          >
            <Icon className="max-sm:hidden" />
            {texts.nav[name]}
            {count > 0 && (
              <span className="num rounded-full bg-deep-action px-2 text-sm font-strong text-on-deep-action in-aria-[current]:bg-deep in-aria-[current]:text-on-deep">
                {count}
              </span>
            )}
          </a>
        )
      })}
    </nav>
  )
}
