import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { OwnersInviteSection } from '#features/kitchen-invites/web/public.ts'
import { RestaurantRatings } from '#features/ratings/web/public.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { CustomerPhone } from '#ui/records/customer-phone.tsx'
import { RecordFacts, RecordSection } from '#ui/records/facts.tsx'
import { RecordPage } from '#ui/records/record-page.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { LateTickets } from './late-tickets.tsx'
import { messages } from '../messages.ts'
import { anyRestaurantQuery, boardQuery, type AnyRestaurant } from './queries.ts'
import { RestaurantForm } from './restaurant-form.tsx'
import { ReviewSection } from './review/review-section.tsx'
import { StageChip } from './review/stage-chip.tsx'
import { adminTexts } from './texts.ts'

const PapersDue = lazyPart(async () => (await import('./review/papers-due.tsx')).PapersDue)
const SwitchDialog = lazyPart(async () => (await import('./switch-dialog.tsx')).SwitchDialog)

/** A kitchen: its data, who depends on it, and the figures of its day. */
export function AdminRestaurantPage({ id }: { id: number }) {
  const query = useQuery(anyRestaurantQuery(useLanguage(), id))
  return (
    <RecordPage backHref="/admin/restaurants" query={query}>
      {(restaurant) => (
        <>
          <Head restaurant={restaurant} />
          {restaurant.lateTickets.length > 0 && <LateTickets tickets={restaurant.lateTickets} />}
          {isNew(restaurant) && <ReviewSection id={id} hasOwner={restaurant.owner !== null} />}
          {restaurant.papersDueAt !== null && (
            <Suspense>
              <PapersDue id={id} since={restaurant.papersDueAt} />
            </Suspense>
          )}
          <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            <RestaurantForm restaurant={restaurant} />
            <div className="grid gap-5">
              <Impact restaurant={restaurant} />
              {restaurant.owner === null && <OwnersInviteSection id={id} />}
              {!isNew(restaurant) && <Board restaurant={restaurant} />}
              <RestaurantRatings id={id} />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  )
}

/** Never on sale yet: it is opened from its review. */
const isNew = ({ stage }: AnyRestaurant): boolean => stage !== 'open' && stage !== 'closed'

function Head({ restaurant }: { restaurant: AnyRestaurant }) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  const [isAsked, setIsAsked] = useState(false)
  const { isActive, stage, missing, late, owner } = restaurant
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-4xl">{language === 'ar' ? restaurant.nameAr : restaurant.nameEn}</h1>
          <StageChip stage={stage} />
        </div>
        {!isNew(restaurant) && (
          <Button variant="line" onClick={() => setIsAsked(true)}>
            {isActive ? words.close : words.open}
          </Button>
        )}
      </div>
      {late > 0 && (
        <Notice tone="bad">
          {words.lateNow(late)} {owner && <CustomerPhone phone={owner.phone} isLink />}
        </Notice>
      )}
      {!isActive && missing.length > 0 && (
        <Notice tone="warn">
          {words.missing}: {missing.map((point) => words.points[point]).join(' · ')}
        </Notice>
      )}
      {isAsked && (
        <Suspense>
          <SwitchDialog restaurant={restaurant} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  )
}

function Impact({ restaurant: { stakes: impact, owner } }: { restaurant: AnyRestaurant }) {
  const words = useTexts(adminTexts)
  const { table } = useTexts(messages)
  return (
    <RecordSection title={table.subscriptions}>
      <RecordFacts
        facts={[
          [words.running, impact.running],
          [words.renewing, impact.renewing],
          [words.deliveries, impact.deliveries],
          [
            words.owner,
            owner ? (
              <span key="owner">
                <bdi>{owner.name}</bdi> <CustomerPhone phone={owner.phone} isLink />
              </span>
            ) : (
              words.noOwner
            ),
          ],
        ]}
      />
    </RecordSection>
  )
}

function Board({ restaurant: { id, missed } }: { restaurant: AnyRestaurant }) {
  const { table } = useTexts(messages)
  const words = useTexts(adminTexts)
  const { data } = useQuery(boardQuery(useLanguage(), id))
  const meals = data?.windows.reduce((sum, window) => sum + window.meals, 0) ?? 0
  return (
    <RecordSection title={words.board}>
      <RecordFacts facts={[[table.missed, missed]]} />
      {data && (
        <>
          <RecordFacts
            facts={[
              [words.cooked, meals],
              [words.capacity, data.capacity],
              [words.unseen, data.unseenAmendments],
            ]}
          />
          {data.totals.length === 0 && <p className="text-muted">{words.boardEmpty}</p>}
          <RecordFacts
            facts={data.totals.map(({ name, quantity }) => [name, `× ${quantity}`] as const)}
          />
        </>
      )}
    </RecordSection>
  )
}
