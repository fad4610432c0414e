import { useQuery } from '@tanstack/react-query'
import { claimTexts, StopClaims } from '#features/claims/web/public.ts'
import { formatDay } from '#shared/dates.ts'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { DELIVERIES_KEY, deliveryWeekQuery } from '../queries.ts'
import { StopProgress } from './stop-progress.tsx'

/** Meals of the last days that something can be said of, or was. */
export function PastDeliveries() {
  const { past: title } = useTexts(claimTexts)
  const language = useLanguage()
  const { data } = useQuery(deliveryWeekQuery(language))
  if (!data || data.past.length === 0) return null
  return (
    <Card className="grid gap-4 p-5 md:p-6.5">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid gap-4">
        {data.past.map(({ id, day, restaurant, drops: stops, madeGood }) => (
          <li
            key={id}
            className="grid gap-4 border-hairline not-first:border-t-line not-first:pt-4"
          >
            <p className="text-muted">
              {formatDay(day, language)} · <bdi>{restaurant.name}</bdi>
            </p>
            {stops.map((stop) => (
              <div key={stop.id} className="grid gap-3">
                <StopProgress stop={stop} isLater comesAgain={madeGood === 'day'} />
                <StopClaims stop={stop} day={day} touches={[DELIVERIES_KEY]} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}
