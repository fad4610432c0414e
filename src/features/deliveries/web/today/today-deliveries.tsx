import { useQuery } from '@tanstack/react-query'
import { StopClaims } from '#features/claims/web/public.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { todayMessages } from '../../today-messages.ts'
import { DELIVERIES_KEY, deliveryWeekQuery } from '../queries.ts'
import { StopProgress } from './stop-progress.tsx'
import { useLiveDeliveries } from './use-live-deliveries.ts'

/** How today's meals stand, from the kitchen to the door; it follows without reloading. */
export function TodayDeliveries() {
  const { today: words, stages } = useTexts(todayMessages)
  const language = useLanguage()
  const live = useLiveDeliveries()
  const { data } = useQuery(deliveryWeekQuery(language))
  const stops = (data?.today ?? []).flatMap((delivery) =>
    delivery.drops.map((stop) => ({
      ...stop,
      key: `${delivery.id} ${stop.mealTime}`,
      comesAgain: delivery.madeGood === 'day',
    })),
  )
  const first = stops.find(({ status }) => status !== 'delivered' && status !== 'failed')
  return (
    <>
      <output className="sr-only">
        {stops
          .map((stop) => words.now(OCCASION_NAMES[stop.occasion][language], stages[stop.status]))
          .join(language === 'ar' ? '، ' : ', ')}
      </output>
      {stops.length > 0 && (
        <Card className="grid gap-4 p-5 md:p-6.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-2xl">{words.title}</h2>
            {live === 'polling' && <p className="text-sm text-muted">{words.notLive}</p>}
          </div>
          <ul className="grid gap-4">
            {stops.map(({ key, comesAgain, ...stop }) => (
              <li
                key={key}
                className="grid gap-4 border-hairline not-first:border-t-line not-first:pt-4"
              >
                <StopProgress stop={stop} isLater={key !== first?.key} comesAgain={comesAgain} />
                <StopClaims stop={stop} touches={[DELIVERIES_KEY]} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
