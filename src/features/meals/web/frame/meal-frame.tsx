import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { LanguageSwitch, SkipLink } from '#features/site/web/public.ts'
import { cx } from '#ui/cx.ts'
import { OfflineBanner } from '#ui/feedback/offline-banner.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { Avatar } from '#ui/layout/avatar.tsx'
import { Logo } from '#ui/layout/logo.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Selection, SelectionDay } from '../queries.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { useUnsavedChoices } from '../use-saving.ts'
import { Cutoff } from './cutoff.tsx'

interface MealFrameProps {
  selection?: Selection
  day?: SelectionDay
  /** Next to the page on wide screens. */
  aside?: ReactNode
  children: ReactNode
}

/** The page's own bars: a way back and the title on a phone; name, cut-off and person elsewhere. */
export function MealFrame({ selection, day, aside, children }: MealFrameProps) {
  const texts = useTexts(pageTexts)
  const isOnline = useIsOnline()
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <Offline />
      <TopBar day={day} />
      <main
        id="content"
        className={cx(
          'page pb-40 md:pt-6 lg:pt-8 lg:pb-28',
          aside !== undefined &&
            'grid grid-cols-1 items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_23.25rem]',
        )}
      >
        <div className="min-w-0">
          <div
            className={cx(
              'z-10 -mx-(--gutter) flex min-h-15 items-center gap-1 bg-bg px-1.5 md:static md:mx-0 md:mb-5.5 md:px-0',
              // Offline, the banner has this place.
              isOnline && 'sticky top-0',
            )}
          >
            <a
              href="/dashboard"
              aria-label={texts.back}
              title={texts.back}
              className="grid size-11 flex-none place-items-center rounded-field hover:bg-sunk md:hidden"
            >
              <ArrowLeft className="flip" />
            </a>
            <div className="min-w-0 flex-1 max-md:pt-2.5 max-md:pb-1.5">
              <h1 className="text-lg md:text-4xl">{texts.title}</h1>
              {selection && (
                <p className="text-sm text-muted max-md:leading-snug md:text-md">
                  {texts.planAndKitchen(selection.planName, selection.restaurant.name)}
                </p>
              )}
            </div>
            <LanguageSwitch className="min-h-11 flex-none rounded-btn px-2.5 font-strong hover:bg-sunk md:hidden" />
          </div>
          {children}
        </div>
        {aside}
      </main>
    </div>
  )
}

function TopBar({ day }: { day: SelectionDay | undefined }) {
  const { data: user } = useQuery(sessionQuery)
  return (
    <header data-person-bar className="border-b-line border-hairline max-md:hidden">
      <div className="page flex min-h-19 items-center gap-4">
        <Logo href="/dashboard" />
        <span className="grow" />
        {day && (
          <Cutoff
            day={day}
            className="min-h-9 rounded-full bg-warn-tint px-3.5 text-note text-warn"
          />
        )}
        <LanguageSwitch className="min-h-11 flex-none rounded-btn px-2.5 font-strong hover:bg-sunk lg:hidden" />
        {user && (
          <a href="/dashboard/profile" className="rounded-full">
            <Avatar name={user.name || 'U'} photo={user.profilePhoto} />
          </a>
        )}
      </div>
    </header>
  )
}

function Offline() {
  const texts = useTexts(pageTexts)
  const isOnline = useIsOnline()
  const { count } = useUnsavedChoices()
  if (isOnline) return null
  return <OfflineBanner title={texts.offline}>{count > 0 && texts.offlineWait}</OfflineBanner>
}
