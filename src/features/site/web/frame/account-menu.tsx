import { CalendarDays, ChefHat, CookingPot, LogOut, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLogout, type SessionUser } from '#features/auth/web/public.ts'
import { formatPhone } from '#shared/phone.ts'
import { Menu } from '#ui/actions/menu.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'

export function AccountMenu({ user, trigger }: { user: SessionUser; trigger: ReactNode }) {
  const { nav } = useTexts(messages)
  const logout = useLogout()
  return (
    <Menu
      label={nav.accountMenu}
      trigger={trigger}
      header={
        <>
          {user.name && (
            <span className="block font-strong">
              <bdi>{user.name}</bdi>
            </span>
          )}
          <bdi dir="ltr" className="num text-note text-muted">
            {formatPhone(user.phone)}
          </bdi>
        </>
      }
      groups={[
        [
          { id: 'profile', label: nav.profile, icon: <UserRound />, href: '/dashboard' },
          {
            id: 'subscriptions',
            label: nav.subscriptions,
            icon: <CalendarDays />,
            href: '/dashboard/subscriptions',
          },
          ...(user.roles.includes('restaurant')
            ? [{ id: 'kitchen', label: nav.kitchen, icon: <CookingPot />, href: '/kitchen' }]
            : []),
          ...(user.roles.includes('chef')
            ? [{ id: 'chef', label: nav.chef, icon: <ChefHat />, href: '/chef-dashboard' }]
            : []),
          ...(user.role === 'admin'
            ? [{ id: 'admin', label: nav.admin, icon: <ShieldCheck />, href: '/admin' }]
            : []),
        ],
        [
          {
            id: 'sign-out',
            label: nav.signOut,
            icon: <LogOut className="flip" />,
            onSelect: () => logout.mutate(),
          },
        ],
      ]}
    />
  )
}
