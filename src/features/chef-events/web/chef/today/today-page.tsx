import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { Star } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import { BookingCard } from '../bookings/booking-card.tsx'
import { todayQuery } from '../queries.ts'
import { useTimeLeft } from '../requests/time-left.ts'
import { ChefPage } from '../shell/page.tsx'
import { todayTexts } from '../texts/today-texts.ts'

const PLACES = { bio: '/chef-dashboard/profile', menu: '/chef-dashboard/menus' } as const

/** What comes next, and what waits for the chef. */
export function TodayPage() {
  const texts = useTexts(todayTexts)
  const language = useLanguage()
  const query = useQuery(todayQuery(language))
  const leftUntil = useTimeLeft()
  return (
    <ChefPage
      title={query.data ? texts.hello(query.data.name) : texts.title}
      query={query}
      loading={texts.loading}
      failed={texts.failed}
    >
      {(today) => {
        const left = today.nextExpiry === null ? undefined : leftUntil(today.nextExpiry)
        return (
          <>
            {today.missing.map((what) => (
              <Notice
                key={what}
                tone="info"
                action={
                  <LinkButton variant="line" size="sm" href={PLACES[what]}>
                    {texts.missingAction[what]}
                  </LinkButton>
                }
              >
                {texts.missing[what]}
              </Notice>
            ))}
            <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
              <section className="grid gap-3.5">
                <h2 className="text-2xl">{texts.next}</h2>
                {today.next ? (
                  <>
                    <BookingCard booking={today.next} />
                    <LinkButton
                      variant="line"
                      href="/chef-dashboard/bookings"
                      className="justify-self-start"
                    >
                      {texts.toBookings}
                    </LinkButton>
                  </>
                ) : (
                  <EmptyState
                    headingLevel={3}
                    title={texts.noNext}
                    action={
                      <LinkButton href="/chef-dashboard/requests">{texts.toRequests}</LinkButton>
                    }
                  >
                    {texts.noNextLead}
                  </EmptyState>
                )}
              </section>
              <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-1 lg:pt-12">
                <Figure
                  href="/chef-dashboard/requests"
                  label={texts.toQuote}
                  note={
                    today.nextQuoteUntil !== null &&
                    texts.sendBy(momentIn(language, today.nextQuoteUntil, 'short'))
                  }
                >
                  {today.requestsToQuote}
                </Figure>
                <Figure
                  href="/chef-dashboard/requests"
                  label={texts.standing}
                  note={left && texts.nextExpiry(left)}
                >
                  {today.quotesStanding}
                </Figure>
                <Figure href="/chef-dashboard/messages" label={texts.unread}>
                  {today.unread}
                </Figure>
                <Figure href="/chef-dashboard/earnings" label={texts.earned}>
                  <Price dirhams={today.earnedThisMonth} />
                </Figure>
                <Figure
                  href="/chef-dashboard/bookings"
                  label={texts.rating}
                  note={today.rating === null ? texts.noRating : texts.reviews(today.reviews)}
                >
                  {today.rating === null ? (
                    texts.isNew
                  ) : (
                    <>
                      <Star /> {today.rating.toFixed(1)}
                    </>
                  )}
                </Figure>
              </ul>
            </div>
          </>
        )
      }}
    </ChefPage>
  )
}

interface FigureProps {
  href: string
  label: string
  note?: string | false | undefined
  children: ReactNode
}

/** A number that waits, and the way to it. */
function Figure({ href, label, note, children }: FigureProps) {
  return (
    <li className="grid">
      <a
        href={href}
        className="num flex min-h-16 items-center justify-between gap-4 rounded-card border-line border-hairline bg-card px-5 py-3.5 no-underline hover:bg-sunk"
      >
        <span className="min-w-0">
          <span className="block">{label}</span>
          {note && <span className="block text-note text-muted">{note}</span>}
        </span>
        <span className="display text-2xl font-bold whitespace-nowrap">{children}</span>
      </a>
    </li>
  )
}
