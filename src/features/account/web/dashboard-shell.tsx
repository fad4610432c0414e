import { CookingPot, LogOut } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useLogout, type SessionUser } from '#features/auth/web/public.ts'
import { messages as siteMessages } from '#features/site/messages.ts'
import { LanguageSwitch, SkipLink } from '#features/site/web/public.ts'
import { formatPhone } from '#shared/phone.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { OfflineBanner } from '#ui/feedback/offline-banner.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { Avatar } from '#ui/layout/avatar.tsx'
import { Logo } from '#ui/layout/logo.tsx'
import { useCurrentInSight } from '#ui/navigation/use-current-in-sight.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { useDashboardLinks, type DashboardLink } from './dashboard-links.ts'

/** Sidebar, header and page of everything under /dashboard; a rail of links on small screens. */
export function DashboardShell(props: {
  user: SessionUser
  currentPath: string
  children: ReactNode
}) {
  const { nav } = useTexts(messages)
  const { offline } = useTexts(siteMessages)
  const links = useDashboardLinks()
  const current = currentOf(links, props.currentPath)
  const isOnline = useIsOnline()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {!isOnline && <OfflineBanner title={offline.title} />}
      <div className="grid flex-1 grid-cols-1 content-start lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:content-stretch">
        <aside className="hidden border-e-line border-hairline bg-subtle px-4 py-5 [--logo-hole:var(--subtle)] lg:block print:hidden">
          <div className="sticky top-5 grid gap-6">
            <Logo className="ms-3" />
            <nav aria-label={nav.label} className="grid gap-1">
              {links.map((link) => (
                <SideLink
                  key={link.href}
                  link={link}
                  current={link.href === current?.href ? current.kind : undefined}
                />
              ))}
            </nav>
          </div>
        </aside>
        <div className="min-w-0">
          <PersonBar user={props.user} />
          <Rail links={links} current={current} />
          <main
            id="content"
            className="mx-auto max-w-page px-(--gutter) pt-6 pb-14 lg:px-11 lg:pb-28 lg:pt-4"
          >
            {props.children}
          </main>
        </div>
      </div>
    </div>
  )
}

interface CurrentLink {
  href: string
  /** `true` marks the section that the page belongs to. */
  kind: 'page' | 'true'
}

function currentOf(links: readonly DashboardLink[], path: string): CurrentLink | undefined {
  const section = links.find(({ href }) => href !== '/dashboard' && path.startsWith(`${href}/`))
  const page = links.find(({ href }) => href === path)
  if (page) return { href: page.href, kind: 'page' }
  return section && { href: section.href, kind: 'true' }
}

function SideLink({
  link,
  current,
}: {
  link: DashboardLink
  current: CurrentLink['kind'] | undefined
}) {
  const Icon = link.icon
  return (
    <a
      href={link.href}
      aria-current={current}
      className="flex min-h-11.5 items-center gap-3 rounded-btn px-3.5 font-medium no-underline hover:bg-sunk aria-[current]:bg-picked aria-[current]:font-strong aria-[current]:text-on-picked"
    >
      <Icon />
      {link.label}
    </a>
  )
}

/** Who is signed in, and the way out. */
function PersonBar({ user }: { user: SessionUser }) {
  const { nav } = useTexts(messages)
  const logout = useLogout()
  return (
    <header
      data-person-bar
      className="mx-auto flex max-w-page items-center gap-3 px-(--gutter) pt-3 pb-2 lg:px-11 lg:pt-5 print:hidden"
    >
      <Avatar name={user.name || 'U'} photo={user.profilePhoto} />
      <div className="grid min-w-0 flex-1 leading-snug">
        {user.name && (
          <span dir="auto" className="w-fit max-w-full truncate font-strong">
            {user.name}
          </span>
        )}
        <bdi dir="ltr" className="num w-fit text-note whitespace-nowrap text-muted">
          {formatPhone(user.phone)}
        </bdi>
      </div>
      <LanguageSwitch className="min-h-11 flex-none rounded-btn px-2 font-strong hover:bg-sunk lg:hidden" />
      {user.roles.includes('restaurant') && (
        <LinkButton href="/kitchen" variant="line" size="sm" className="max-sm:px-3.5">
          <CookingPot />
          <span className="max-sm:sr-only">{nav.kitchen}</span>
        </LinkButton>
      )}
      <Button
        variant="soft"
        size="sm"
        className="max-sm:px-3.5"
        isPending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        <LogOut className="flip" />
        <span className="max-sm:sr-only">{nav.logout}</span>
      </Button>
    </header>
  )
}

/** The same links for small screens: in one row that scrolls, the current one in sight. */
function Rail({ links, current }: { links: DashboardLink[]; current: CurrentLink | undefined }) {
  const { nav } = useTexts(messages)
  const rail = useRef<HTMLElement>(null)
  useCurrentInSight(rail, current?.href)
  return (
    <nav
      ref={rail}
      aria-label={nav.label}
      className="flex gap-1 overflow-x-auto border-b-line border-hairline px-(--gutter) pb-2 [scrollbar-width:none] lg:hidden print:hidden"
    >
      {links.map(({ href, label, icon: Icon }) => (
        <a
          key={href}
          href={href}
          aria-current={href === current?.href ? current.kind : undefined}
          className="flex min-h-11 flex-none items-center gap-2 rounded-full px-3.5 text-note font-medium whitespace-nowrap no-underline hover:bg-sunk aria-[current]:bg-picked aria-[current]:font-strong aria-[current]:text-on-picked"
        >
          <Icon />
          {label}
        </a>
      ))}
    </nav>
  )
}
