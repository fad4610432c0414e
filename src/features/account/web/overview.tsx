import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { dayOf, formatClock, formatDay, formatHijri } from '#shared/dates.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { dayPartAt } from '../rules.ts'
import { AccountSummary } from './account-summary.tsx'
import { PageHead } from './page-head.tsx'
import { RecentEvents } from './recent-events.tsx'
import { Subscribed } from './subscribed.tsx'

/** The dashboard's first page: what comes next, then what is bought, then everything else. */
export function Overview({ now }: { now: string }) {
  const { overview } = useTexts(messages)
  const language = useLanguage()
  const { data: user } = useQuery(sessionQuery)
  const instant = new Date(now)
  const today = dayOf(instant)
  const firstName = user?.name.trim().split(/\s+/)[0] ?? ''
  useHashFocus()
  return (
    <div className="grid gap-8">
      <PageHead
        title={overview[dayPartAt(formatClock(instant))](firstName)}
        lead={
          <>
            {formatDay(today, language)}
            <span className="max-sm:block sm:ms-4">{formatHijri(today, language)}</span>
          </>
        }
      />
      <Subscribed />
      <div className="grid items-start gap-5 xl:grid-cols-[1.25fr_1fr]">
        <RecentEvents />
        {user && <AccountSummary user={user} today={today} />}
      </div>
    </div>
  )
}

/** A link to a part of this page leads readers and keyboards there too. */
function useHashFocus(): void {
  const hash = useRouterState({ select: (state) => state.location.hash })
  useEffect(() => {
    if (hash === '') return
    const part = document.querySelector<HTMLElement>(`#${CSS.escape(hash)}`)
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }, [hash])
}
