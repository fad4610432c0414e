import { useQuery } from '@tanstack/react-query'
import {
  BookOpen,
  CalendarRange,
  LayoutGrid,
  MessageCircleWarning,
  Route,
  Store,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { SessionUser } from '#features/auth/web/public.ts'
import { SkipLink, WorkShell } from '#features/site/web/public.ts'
import { CallError } from '#shared/wire/call.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { ownKitchenQuery } from './queries.ts'

const HOME = '/kitchen'
const PAGES = [
  ['board', '', LayoutGrid],
  ['plan', '/plan', CalendarRange],
  ['menu', '/menu', BookOpen],
  ['runs', '/runs', Route],
  ['reported', '/reported', MessageCircleWarning],
  ['setup', '/setup', Store],
] as const

export interface KitchenShellProps {
  user: SessionUser
  currentPath: string
  children: ReactNode
}

/** The bar of every kitchen page, or why there is no kitchen. */
export function KitchenShell({ user, currentPath, children }: KitchenShellProps) {
  const { nav } = useTexts(messages)
  const { data: kitchen, error } = useQuery(ownKitchenQuery(useLanguage()))
  const hasNone = error instanceof CallError && error.code === 'kitchen_not_found'
  // The board needs the whole screen, and carries its own bar.
  if (currentPath === HOME && !hasNone) {
    return (
      <>
        <SkipLink />
        <main id="content">{children}</main>
      </>
    )
  }
  return (
    <WorkShell
      user={user}
      home={HOME}
      name={kitchen?.name ?? nav.label}
      label={nav.label}
      pages={PAGES.map(([name, path, icon]) => ({
        href: `${HOME}${path}`,
        label: nav[name],
        icon,
      }))}
      currentPath={currentPath}
      wideFrom="md"
    >
      {hasNone ? <NoKitchen /> : children}
    </WorkShell>
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
