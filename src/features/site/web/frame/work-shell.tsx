import type { LucideIcon } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { SessionUser } from '#features/auth/web/public.ts'
import { cx } from '#ui/cx.ts'
import { OfflineBanner } from '#ui/feedback/offline-banner.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { Avatar } from '#ui/layout/avatar.tsx'
import { LogoMark } from '#ui/layout/logo.tsx'
import { useCurrentInSight } from '#ui/navigation/use-current-in-sight.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { AccountMenu } from './account-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { SkipLink } from './skip-link.tsx'

export interface WorkPage {
  href: string
  label: string
  icon: LucideIcon
  /** What waits there. */
  count?: number | undefined
}

interface WorkShellProps {
  user: SessionUser
  /** Where the name leads: the first of the pages. */
  home: string
  /** Whose work it is, once that is known. */
  name: string
  label: string
  pages: readonly WorkPage[]
  currentPath: string
  /** From which width on the pages stand in one row with the name. */
  wideFrom: keyof typeof WIDE
  children: ReactNode
}

const WIDE = {
  md: {
    bar: 'max-md:pt-2',
    name: 'md:flex-none',
    nav: 'max-md:order-last max-md:-mx-2 max-md:w-full max-md:pb-2 max-md:[&>a]:flex-auto',
    end: 'md:ms-auto',
  },
  xl: {
    bar: 'max-xl:pt-2',
    name: 'xl:flex-none',
    nav: 'max-xl:order-last max-xl:-mx-2 max-xl:w-full max-xl:pb-2 max-xl:[&>a]:flex-auto',
    end: 'xl:ms-auto',
  },
}

/** The bar of every page of a chef or a kitchen: whose, where to, who is signed in. Not printed. */
export function WorkShell(props: WorkShellProps) {
  const { offline } = useTexts(messages)
  const isOnline = useIsOnline()
  const { user } = props
  const wide = WIDE[props.wideFrom]
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {!isOnline && <OfflineBanner title={offline.title} />}
      <header className="bg-deep text-on-deep [--logo-hole:var(--deep)] print:hidden">
        <div className={cx('flex min-h-16 flex-wrap items-center gap-x-4 px-(--gutter)', wide.bar)}>
          <a
            href={props.home}
            className={cx(
              'flex min-h-11 min-w-0 flex-1 items-center gap-2.5 no-underline',
              wide.name,
            )}
          >
            <LogoMark className="size-7 flex-none" />
            <span className="display truncate text-lg font-bold">{props.name}</span>
          </a>
          <WorkNav {...props} className={wide.nav} />
          <div className={cx('flex items-center gap-2', wide.end)}>
            <LanguageSwitch className="min-h-11 rounded-btn px-3 font-strong hover:bg-on-deep/10" />
            <AccountMenu
              user={user}
              trigger={<Avatar name={user.name || 'U'} photo={user.profilePhoto} />}
            />
          </div>
        </div>
      </header>
      <main id="content" className="flex grow flex-col">
        {props.children}
      </main>
    </div>
  )
}

type WorkNavProps = Pick<WorkShellProps, 'home' | 'label' | 'pages' | 'currentPath'> & {
  className: string
}

function WorkNav({ home, label, pages, currentPath, className }: WorkNavProps) {
  const nav = useRef<HTMLElement>(null)
  const isCurrent = ({ href }: WorkPage) =>
    href === home ? currentPath === href : currentPath.startsWith(href)
  useCurrentInSight(nav, pages.find(isCurrent)?.href)
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={cx('flex gap-1 overflow-x-auto [scrollbar-width:none]', className)}
    >
      {pages.map((page) => {
        const { href, icon: Icon, count = 0 } = page
        return (
          <a
            key={href}
            href={href}
            aria-current={isCurrent(page) ? 'page' : undefined}
            className="flex min-h-11 flex-none items-center justify-center gap-2 rounded-btn px-3 text-note font-medium whitespace-nowrap no-underline outline-offset-[-3px] hover:bg-on-deep/10 aria-[current]:bg-deep-action aria-[current]:font-strong aria-[current]:text-on-deep-action"
          >
            <Icon className="max-sm:hidden" />
            {page.label}
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
