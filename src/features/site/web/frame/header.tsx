import { useQuery } from '@tanstack/react-query'
import { Menu as MenuIcon, MessageCircle, RefreshCw, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { Logo } from '#ui/layout/logo.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { messages } from '../../messages.ts'

const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu)

/** The pages of the header; those of later features take their place here. */
export const useMainLinks = () => {
  const { nav } = useTexts(messages)
  return [
    { href: '/meal-plans', label: nav.mealPlans },
    { href: '/ai-meal-plans', label: nav.aiMeals },
    { href: '/chef-hiring', label: nav.hireChefs },
    { href: '/join-as-chef', label: nav.joinAsChef },
  ]
}

/** A page below, such as the application of one kind, belongs to its link. */
const isAt = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`)

export function Header(props: { currentPath: string; ground?: 'hero' | 'bg' }) {
  const { nav } = useTexts(messages)
  const links = useMainLinks()
  const [isOpen, setOpen] = useState(false)
  return (
    <header
      className={
        props.ground === 'hero'
          ? 'bg-hero text-on-hero [--logo-hole:var(--hero)]'
          : 'border-b-line border-hairline bg-bg'
      }
    >
      <div className="page flex min-h-19 items-center gap-4 md:min-h-21 md:gap-8">
        <Logo />
        <nav aria-label={nav.main} className="hidden flex-1 gap-1 md:flex">
          {links.map(({ href, label }) => (
            <NavLink key={href} href={href} isCurrent={isAt(props.currentPath, href)}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <AccountCorner />
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={isOpen ? nav.closeMenu : nav.openMenu}
            onClick={() => setOpen(!isOpen)}
            className="grid size-11 place-items-center rounded-field hover:bg-ink/8 md:hidden"
          >
            {isOpen ? <X /> : <MenuIcon />}
          </button>
        </div>
      </div>
      {isOpen && (
        <nav aria-label={nav.main} className="page grid gap-1 pb-4 md:hidden">
          {links.map(({ href, label }) => (
            <NavLink key={href} href={href} isCurrent={isAt(props.currentPath, href)}>
              {label}
            </NavLink>
          ))}
        </nav>
      )}
    </header>
  )
}

function NavLink(props: { href: string; isCurrent: boolean; children: string }) {
  return (
    <a
      href={props.href}
      aria-current={props.isCurrent ? 'page' : undefined}
      className="flex min-h-11 items-center rounded-field px-3.5 no-underline hover:bg-ink/8 aria-[current]:font-strong aria-[current]:underline aria-[current]:underline-offset-8"
    >
      {props.children}
    </a>
  )
}

/** While the session loads, a placeholder; then who is signed in, or the way to do so. An error is neither. */
function AccountCorner() {
  const { nav } = useTexts(messages)
  const { data: user, isPending, isError, isFetching, refetch } = useQuery(sessionQuery)
  if (isError && user === undefined) {
    return (
      <Button variant="line" size="sm" isPending={isFetching} onClick={() => void refetch()}>
        <RefreshCw />
        {nav.retrySession}
      </Button>
    )
  }
  if (isPending) return <span className="size-11 rounded-full bg-ink/10" aria-hidden="true" />
  if (!user) {
    return (
      <LinkButton href="/login" size="sm" className="max-sm:px-3">
        <MessageCircle />
        <span className="max-sm:sr-only">{nav.login}</span>
        <span className="sm:hidden" aria-hidden="true">
          {nav.loginShort}
        </span>
      </LinkButton>
    )
  }
  const avatar = <Avatar name={user.name || 'U'} photo={user.profilePhoto} />
  return (
    <Suspense fallback={avatar}>
      <AccountMenu user={user} trigger={avatar} />
    </Suspense>
  )
}
