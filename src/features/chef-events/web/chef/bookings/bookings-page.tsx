import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { bookingsQuery, type ChefBooking } from '../queries.ts'
import { ChefPage } from '../shell/page.tsx'
import { bookingTexts } from '../texts/booking-texts.ts'
import { BookingCard, type BookingAction } from './booking-card.tsx'

const dialogs = () => import('./booking-dialogs.tsx')
const CancelDialog = lazyPart(async () => (await dialogs()).CancelDialog)
const WaiveDialog = lazyPart(async () => (await dialogs()).WaiveDialog)
const ReplyDialog = lazyPart(async () => (await dialogs()).ReplyDialog)
const ChefTalkSheet = lazyPart(
  async () => (await import('../shell/chef-talk-sheet.tsx')).ChefTalkSheet,
)

interface Opened {
  action: BookingAction
  booking: ChefBooking
}

const isAhead = ({ leaveAt, canCancel }: ChefBooking): boolean => canCancel || leaveAt !== null

/** What is booked, what comes next first, and what was. */
export function BookingsPage() {
  const texts = useTexts(bookingTexts)
  const query = useQuery(bookingsQuery(useLanguage()))
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <ChefPage
      title={texts.title}
      lead={texts.lead}
      query={query}
      loading={texts.loading}
      failed={texts.failed}
    >
      {(bookings) => (
        <>
          {bookings.length === 0 && (
            <EmptyState
              title={texts.empty}
              action={<LinkButton href="/chef-dashboard/requests">{texts.toRequests}</LinkButton>}
            >
              {texts.emptyLead}
            </EmptyState>
          )}
          {(['ahead', 'past'] as const).map((group) => {
            const own = bookings.filter((booking) => isAhead(booking) === (group === 'ahead'))
            if (own.length === 0) return null
            return (
              <section key={group} className="grid gap-3.5">
                <h2 className="text-2xl">{texts.groups[group]}</h2>
                <ul className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
                  {own.map((booking) => (
                    <li key={booking.id} className="grid">
                      <BookingCard
                        booking={booking}
                        onAction={(action) => setOpened({ action, booking })}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
          {opened && (
            <Suspense>
              {opened.action === 'cancel' && <CancelDialog {...opened} onClose={close} />}
              {opened.action === 'waive' && <WaiveDialog {...opened} onClose={close} />}
              {opened.action === 'reply' && <ReplyDialog {...opened} onClose={close} />}
              {opened.action === 'talk' && (
                <ChefTalkSheet eventId={opened.booking.event.id} onClose={close} />
              )}
            </Suspense>
          )}
        </>
      )}
    </ChefPage>
  )
}
