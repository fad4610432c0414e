import { useQuery } from '@tanstack/react-query'
import { contactQuery } from '#features/company/web/public.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import type { Blocker } from '../rules.ts'

const PAGES: Partial<Record<Blocker, string>> = {
  plan: '/dashboard/subscriptions',
  chef_event: '/dashboard/chef-events',
  ingredient_order: '/dashboard/shopping-lists',
}

/** What has to end first, each with the page or the phone where that happens. */
export function BlockerList({ blockers }: { blockers: readonly Blocker[] }) {
  const words = useTexts(messages)
  const { data: contact } = useQuery(contactQuery)
  return (
    <div className="grid gap-2">
      <p className="font-strong">{words.blocked}</p>
      <ul className="grid">
        {blockers.map((blocker) => {
          const { text, link } = words.blockers[blocker]
          const href = PAGES[blocker] ?? (contact && `tel:${contact.phone}`)
          return (
            <li
              key={blocker}
              className="flex flex-wrap items-center gap-x-4 border-t-line border-hairline py-2 first:border-t-0"
            >
              <span className="min-w-52 flex-1">{text}</span>
              {href && (
                <a href={href} className="text-link inline-flex min-h-11 items-center">
                  {link}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
