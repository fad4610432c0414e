import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { ApplicationCard } from '#features/chef-applications/web/public.ts'
import { InvoiceLinks } from '#features/invoices/web/public.ts'
import { PaymentHistory } from '#features/payments/web/public.ts'
import { RateMeals } from '#features/ratings/web/public.ts'
import { PayFailedAgain, SubscriptionList } from '#features/subscriptions/web/public.ts'
import { dayOf, formatClock, formatDay, formatHijri } from '#shared/dates.ts'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { overviewTexts } from '../../overview-texts.ts'
import { dayPartAt } from '../../rules.ts'
import { AccountSummary } from './account-summary.tsx'
import { NextUp } from './next-up.tsx'
import { PageHead } from '../page-head.tsx'
import { useOwnSubscriptions } from './use-own-subscriptions.ts'

const RecentEvents = lazyPart(async () => (await import('./recent-events.tsx')).RecentEvents)

/** The words of events come after the page: they are many, and it is below the first view. */
const LaterEvents = () => (
  <Suspense>
    <RecentEvents />
  </Suspense>
)

/** The dashboard's first page: what comes next, then what is bought, then everything else. */
export function Overview({ now, openPaymentId }: { now: string; openPaymentId?: number }) {
  const overview = useTexts(overviewTexts)
  const language = useLanguage()
  const { data: user } = useQuery(sessionQuery)
  const isNew = useOwnSubscriptions().data?.all.length === 0
  const instant = new Date(now)
  const today = dayOf(instant)
  const firstName = user?.name.trim().split(/\s+/)[0] ?? ''
  useHashFocus()
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHead
        title={overview[dayPartAt(formatClock(instant))](firstName)}
        lead={
          <>
            <bdi>{formatDay(today, language)}</bdi>
            <bdi className="max-sm:block sm:ms-4">{formatHijri(today, language)}</bdi>
          </>
        }
      />
      <NextUp />
      <RateMeals />
      <div className="below-view-240 grid grid-cols-1 items-start gap-5 xl:grid-cols-[1.25fr_1fr]">
        <div className="grid grid-cols-1 gap-5">
          {isNew ? <LaterEvents /> : <Subscriptions />}
          {!isNew && (
            <div id="payments" tabIndex={-1} className="scroll-mt-6 rounded-card outline-none">
              <Card className="p-5 md:p-6.5">
                <PaymentHistory
                  openPaymentId={openPaymentId}
                  PayAgain={PayFailedAgain}
                  Documents={InvoiceLinks}
                />
              </Card>
            </div>
          )}
        </div>
        <div className="grid grid-cols-1 gap-5">
          {isNew && <ApplicationCard />}
          {!isNew && <LaterEvents />}
          {user && <AccountSummary user={user} today={today} isWelcomed={isNew} />}
          {!isNew && <ApplicationCard />}
        </div>
      </div>
    </div>
  )
}

function Subscriptions() {
  const overview = useTexts(overviewTexts)
  return (
    <section aria-labelledby="subscriptions" className="grid gap-3.5">
      <h2 id="subscriptions" tabIndex={-1} className="text-2xl">
        {overview.subscriptions}
      </h2>
      <SubscriptionList />
    </section>
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
