import { useQuery } from '@tanstack/react-query'
import { BookOpen, CalendarRange, LayoutGrid, Route, Store, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
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
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { ownKitchenQuery } from './queries.ts'

export interface KitchenShellProps {
  user: SessionUser
  currentPath: string
  children: ReactNode
}

/** The bar of every kitchen page: whose kitchen, where to, who is signed in. Not printed. */
export function KitchenShell({ user, currentPath, children }: KitchenShellProps) {
  const { offline } = useTexts(siteMessages)
  const { nav } = useTexts(messages)
  const { data: kitchen, error } = useQuery(ownKitchenQuery(useLanguage()))
  const isOnline = useIsOnline()
  const hasNone = error instanceof CallError && error.code === 'kitchen_not_found'
  // The board needs the whole screen, and carries its own bar.
  if (currentPath === '/kitchen' && !hasNone) {
    return (
      <>
        <SkipLink />
        <main id="content">{children}</main>
      </>
    )
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {!isOnline && <OfflineBanner title={offline.title} />}
      <header className="bg-deep text-on-deep [--logo-hole:var(--deep)] print:hidden">
        <div className="flex min-h-16 flex-wrap items-center gap-x-4 px-(--gutter) max-md:pt-2">
          <a
            href="/kitchen"
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 no-underline md:flex-none"
          >
            <LogoMark className="size-7 flex-none" />
            <span className="display truncate text-lg font-bold">{kitchen?.name ?? nav.label}</span>
          </a>
          <KitchenNav currentPath={currentPath} />
          <div className="flex items-center gap-2 md:ms-auto">
            <LanguageSwitch className="min-h-11 rounded-btn px-3 font-strong hover:bg-on-deep/10" />
            <AccountMenu
              user={user}
              trigger={<Avatar name={user.name || 'U'} photo={user.profilePhoto} />}
            />
          </div>
        </div>
      </header>
      <main id="content" className="flex grow flex-col">
        {hasNone ? <NoKitchen /> : children}
      </main>
    </div>
  )
}

function KitchenNav({ currentPath }: { currentPath: string }) {
  const { nav } = useTexts(messages)
  return (
    <nav
      aria-label={nav.label}
      className="flex gap-1 overflow-x-auto [scrollbar-width:none] max-[25rem]:[&_.lucide]:hidden max-md:order-last max-md:-mx-2 max-md:w-full max-md:pb-2 max-md:[&>a]:flex-auto max-md:[&>a]:justify-center"
    >
      <NavLink href="/kitchen" icon={LayoutGrid} isCurrent={currentPath === '/kitchen'}>
        {nav.board}
      </NavLink>
      <NavLink
        href="/kitchen/plan"
        icon={CalendarRange}
        isCurrent={currentPath.startsWith('/kitchen/plan')}
      >
        {nav.plan}
      </NavLink>
      <NavLink
        href="/kitchen/menu"
        icon={BookOpen}
        isCurrent={currentPath.startsWith('/kitchen/menu')}
      >
        {nav.menu}
      </NavLink>
      <NavLink
        href="/kitchen/runs"
        icon={Route}
        isCurrent={currentPath.startsWith('/kitchen/runs')}
      >
        {nav.runs}
      </NavLink>
      <NavLink
        href="/kitchen/setup"
        icon={Store}
        isCurrent={currentPath.startsWith('/kitchen/setup')}
      >
        {nav.setup}
      </NavLink>
    </nav>
  )
}

function NavLink(props: { href: string; icon: LucideIcon; isCurrent: boolean; children: string }) {
  const Icon = props.icon
  return (
    <a
      href={props.href}
      aria-current={props.isCurrent ? 'page' : undefined}
      className="flex min-h-11 flex-none items-center gap-2 rounded-btn px-3 text-note font-medium whitespace-nowrap no-underline hover:bg-on-deep/10 aria-[current]:bg-deep-action aria-[current]:font-strong aria-[current]:text-on-deep-action sm:px-3.5"
    >
      <Icon />
      {props.children}
    </a>
  )
}

function NoKitchen() {
  const { shell } = useTexts(messages)
  return (
    <EmptyState
      headingLevel={1}
      className="page py-16"
      title={shell.noKitchen}
      action={<LinkButton href="/dashboard">{shell.dashboard}</LinkButton>}
    >
      {shell.noKitchenLead}
    </EmptyState>
  )
}
