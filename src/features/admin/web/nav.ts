import {
  CalendarDays,
  ChefHat,
  CreditCard,
  History,
  Inbox,
  LayoutDashboard,
  MessageCircleWarning,
  MessageSquareQuote,
  Moon,
  PartyPopper,
  Settings,
  ShoppingBasket,
  Store,
  Tags,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { adminTexts } from './texts.ts'

type PageName = keyof (typeof adminTexts)['en']['pages']

export interface AdminPage {
  name: PageName
  href: `/admin${string}`
  icon: LucideIcon
}

/** The admin's pages in the order of the navigation; each feature adds its own line. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { name: 'overview', href: '/admin', icon: LayoutDashboard },
  { name: 'chefs', href: '/admin/chefs', icon: ChefHat },
  { name: 'users', href: '/admin/users', icon: UsersRound },
  { name: 'subscriptions', href: '/admin/subscriptions', icon: CalendarDays },
  { name: 'payments', href: '/admin/payments', icon: CreditCard },
  { name: 'foodProblems', href: '/admin/food-problems', icon: MessageCircleWarning },
  { name: 'chefEvents', href: '/admin/chef-events', icon: PartyPopper },
  { name: 'restaurants', href: '/admin/restaurants', icon: Store },
  { name: 'plans', href: '/admin/plans', icon: Tags },
  { name: 'quotes', href: '/admin/quotes', icon: MessageSquareQuote },
  { name: 'orders', href: '/admin/ingredient-orders', icon: ShoppingBasket },
  { name: 'ramadan', href: '/admin/ramadan', icon: Moon },
  { name: 'queue', href: '/admin/queue', icon: Inbox },
  { name: 'audit', href: '/admin/audit', icon: History },
  { name: 'settings', href: '/admin/settings', icon: Settings },
]

/** The page that a path belongs to: the longest address that it begins with. */
export const pageOf = (path: string): AdminPage | undefined =>
  ADMIN_PAGES.filter(({ href }) => path === href || path.startsWith(`${href}/`)).toSorted(
    (a, b) => b.href.length - a.href.length,
  )[0]
