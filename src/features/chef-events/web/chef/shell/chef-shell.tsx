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
import type { ReactNode } from 'react'
import type { SessionUser } from '#features/auth/web/public.ts'
import { WorkShell } from '#features/site/web/public.ts'
import { CallError } from '#shared/wire/call.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useLiveEvents } from '#ui/live.ts'
import { useTexts } from '#ui/texts.ts'
import { CHEF_KEY, todayQuery } from '../queries.ts'
import { shellTexts } from '../texts/shell-texts.ts'

const HOME = '/chef-dashboard'
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

/** The bar of every page of a chef, which follows what happens; or why there is none yet. */
export function ChefShell({ user, currentPath, children }: ChefShellProps) {
  const texts = useTexts(shellTexts)
  const { data: today, error } = useQuery(todayQuery(useLanguage()))
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: CHEF_KEY })
  useLiveEvents('/api/events', { 'chef-event-changed': refresh }, refresh)
  const hasNone = error instanceof CallError && error.status === 404
  const counts: Readonly<Record<string, number | undefined>> = {
    requests: today?.requestsToQuote,
    messages: today?.unread,
  }
  return (
    <WorkShell
      user={user}
      home={HOME}
      name={today?.name ?? texts.label}
      label={texts.label}
      pages={PAGES.map(([name, path, icon]) => ({
        href: `${HOME}${path}`,
        label: texts.nav[name],
        icon,
        count: counts[name],
      }))}
      currentPath={currentPath}
      wideFrom="xl"
    >
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
    </WorkShell>
  )
}
