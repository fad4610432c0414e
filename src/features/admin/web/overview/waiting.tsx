import {
  ChefHat,
  CreditCard,
  MessageSquareQuote,
  MessageSquareWarning,
  SearchCheck,
  ShoppingBasket,
  Store,
  UserSearch,
  UserX,
  type LucideIcon,
} from 'lucide-react'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { cx } from '#ui/cx.ts'
import { useTexts } from '#ui/texts.ts'
import { useMoments } from '../moments.ts'
import type { Overview } from '../queries.ts'
import { useFoodItems } from './food-items.ts'
import { overviewTexts } from './overview-texts.ts'

export interface WaitingItem {
  icon: LucideIcon
  tone: 'warn' | 'bad'
  count: number
  title: string
  note: string
  href: `/admin/${string}`
}

const TONES = { warn: 'bg-warn-tint text-warn', bad: 'bg-bad-tint text-bad' }

/** What someone of the staff must look at, each with the way there. */
export function Waiting({ overview }: { overview: Overview }) {
  const words = useTexts(overviewTexts)
  const items = [...useFoodItems(overview), ...useItems(overview)].filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="waiting" className="grid gap-1.5">
      <h2 id="waiting" className="text-xl">
        {words.waiting}
      </h2>
      {items.length === 0 && <p className="text-muted">{words.nothing}</p>}
      <ul className="num grid">
        {items.map((item, index) => (
          <Line key={`${item.href} ${item.title}`} item={item} isFirst={index === 0} />
        ))}
      </ul>
    </section>
  )
}

function Line({ item, isFirst }: { item: WaitingItem; isFirst: boolean }) {
  const words = useTexts(overviewTexts)
  const { icon: Icon, href } = item
  return (
    <li className="grid min-h-18 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-3.5 border-t-line border-hairline py-3 leading-snug first:border-t-0">
      <span className={cx('grid size-11 place-items-center rounded-btn', TONES[item.tone])}>
        <Icon />
      </span>
      <span>
        <span className="block font-strong">{item.title}</span>
        <span className="block text-note text-muted">{item.note}</span>
      </span>
      <LinkButton
        href={href}
        size="sm"
        variant={isFirst ? 'primary' : 'line'}
        aria-label={`${isFirst ? words.review : words.open}: ${item.title}`}
      >
        {isFirst ? words.review : words.open}
      </LinkButton>
    </li>
  )
}

function useItems({ today, ...overview }: Overview): WaitingItem[] {
  const words = useTexts(overviewTexts)
  const moment = useMoments(today)
  const { kitchens, applications, quotes, orders, payments, chefEvents } = overview
  const dated = (at: string | null, textOf: (moment: string) => string) =>
    at === null ? '' : textOf(moment(at))
  return [
    {
      icon: Store,
      tone: 'warn',
      count: kitchens.waiting,
      title: words.kitchens(kitchens.waiting),
      note: dated(kitchens.oldestAt, words.oldest),
      href: '/admin/restaurants?inReview=true',
    },
    {
      icon: ChefHat,
      tone: 'warn',
      count: applications.waiting,
      title: words.applications(applications.waiting),
      note: dated(applications.oldestAt, words.oldest),
      href: '/admin/chefs',
    },
    {
      icon: MessageSquareQuote,
      tone: quotes.overdue > 0 ? 'bad' : 'warn',
      count: quotes.open,
      title: words.quotes(quotes.open),
      note: quotes.overdue > 0 ? words.overdue(quotes.overdue) : dated(quotes.dueAt, words.dueBy),
      href: '/admin/quotes',
    },
    {
      icon: ShoppingBasket,
      tone: orders.dueAt !== null && orders.dueAt < overview.at ? 'bad' : 'warn',
      count: orders.open,
      title: words.orders(orders.open),
      note: dated(orders.dueAt, words.firstWindow),
      href: '/admin/ingredient-orders?status=open&sort=due',
    },
    {
      icon: CreditCard,
      tone: 'bad',
      count: payments.failed,
      title: words.failedPayments(payments.failed),
      note: dated(payments.nextTryAt, words.nextTry) || words.noTry,
      href: '/admin/payments?declined=open',
    },
    {
      icon: SearchCheck,
      tone: 'bad',
      count: payments.toReview,
      title: words.toReview(payments.toReview),
      note: words.toReviewNote,
      href: '/admin/payments',
    },
    {
      icon: UserX,
      tone: 'bad',
      count: chefEvents.withoutChef,
      title: words.withoutChef(chefEvents.withoutChef),
      note: words.withoutChefNote,
      href: '/admin/chef-events?status=confirmed',
    },
    {
      icon: UserSearch,
      tone: 'warn',
      count: chefEvents.unquoted,
      title: words.unquoted(chefEvents.unquoted),
      note: dated(chefEvents.unquotedSince, words.askedSince),
      href: '/admin/chef-events?status=pending',
    },
    {
      icon: MessageSquareWarning,
      tone: 'bad',
      count: chefEvents.complaints,
      title: words.complaints(chefEvents.complaints),
      note: dated(chefEvents.complaintSince, words.oldest),
      href: '/admin/chef-events?complaints=open',
    },
  ]
}
