import {
  CalendarDays,
  ChartPie,
  ChefHat,
  LayoutDashboard,
  MapPin,
  Settings,
  ShoppingBasket,
  Sparkles,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'

export interface DashboardLink {
  href: string
  label: string
  icon: LucideIcon
}

/** The dashboard's pages in their order; those of later features take their place here. */
export function useDashboardLinks(): DashboardLink[] {
  const { nav } = useTexts(messages)
  return [
    { href: '/dashboard', label: nav.overview, icon: LayoutDashboard },
    { href: '/dashboard/profile', label: nav.profile, icon: UserRound },
    { href: '/dashboard/subscriptions', label: nav.subscriptions, icon: CalendarDays },
    { href: '/dashboard/household', label: nav.household, icon: UsersRound },
    { href: '/dashboard/addresses', label: nav.addresses, icon: MapPin },
    { href: '/dashboard/chef-events', label: nav.chefEvents, icon: ChefHat },
    { href: '/dashboard/ai-meal-suggestions', label: nav.suggestions, icon: Sparkles },
    { href: '/dashboard/nutrition', label: nav.nutrition, icon: ChartPie },
    { href: '/dashboard/shopping-lists', label: nav.shopping, icon: ShoppingBasket },
    { href: '/dashboard/settings', label: nav.settings, icon: Settings },
  ]
}
