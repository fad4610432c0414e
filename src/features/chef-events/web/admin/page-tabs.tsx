import { cx } from '#ui/cx.ts'
import { useTexts } from '#ui/texts.ts'
import { adminTexts } from './texts.ts'

const PAGES = [
  { name: 'events', href: '/admin/chef-events' },
  { name: 'payouts', href: '/admin/chef-events/payouts' },
] as const

/** The way between the events and what chefs are owed for them. */
export function PageTabs({ current }: { current: (typeof PAGES)[number]['name'] }) {
  const { pages } = useTexts(adminTexts)
  return (
    <nav aria-label={pages.label} className="flex gap-1 border-b-line border-hairline">
      {PAGES.map(({ name, href }) => (
        <a
          key={name}
          href={href}
          aria-current={name === current ? 'page' : undefined}
          className={cx(
            'relative flex min-h-12 items-center rounded-t-field px-4 no-underline',
            name === current
              ? 'font-strong text-ink after:absolute after:inset-x-0 after:-bottom-px after:h-[3px] after:bg-picked'
              : 'text-muted hover:text-ink',
          )}
        >
          {pages[name]}
        </a>
      ))}
    </nav>
  )
}
