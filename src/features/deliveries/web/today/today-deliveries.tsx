import { useQuery } from '@tanstack/react-query'
import { DropClaims } from '#features/claims/web/public.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { todayMessages } from '../../today-messages.ts'
import { DELIVERIES_KEY, deliveryWeekQuery } from '../queries.ts'
import { DropProgress } from './drop-progress.tsx'
import { useLiveDeliveries } from './use-live-deliveries.ts'

/** How today's meals stand, from the kitchen to the door; it follows without reloading. */
export function TodayDeliveries() {
  const { today: words, stages } = useTexts(todayMessages)
  const language = useLanguage()
  const live = useLiveDeliveries()
  const { data } = useQuery(deliveryWeekQuery(language))
  const drops = (data?.today ?? []).flatMap((delivery) =>
    delivery.drops.map((drop) => ({
      ...drop,
      key: `${delivery.id} ${drop.mealTime}`,
      comesAgain: delivery.madeGood === 'day',
    })),
  )
  const first = drops.find(({ status }) => status !== 'delivered' && status !== 'failed')
  return (
    <>
      <output className="sr-only">
        {drops
          .map((drop) => words.now(OCCASION_NAMES[drop.occasion][language], stages[drop.status]))
          .join(language === 'ar' ? '، ' : ', ')}
      </output>
      {drops.length > 0 && (
        <Card className="grid gap-4 p-5 md:p-6.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-2xl">{words.title}</h2>
            {live === 'polling' && <p className="text-sm text-muted">{words.notLive}</p>}
          </div>
          <ul className="grid gap-4">
            {drops.map(({ key, comesAgain, ...drop }) => (
              <li
                key={key}
                className="grid gap-4 border-hairline not-first:border-t-line not-first:pt-4"
              >
                <DropProgress drop={drop} isLater={key !== first?.key} comesAgain={comesAgain} />
                <DropClaims drop={drop} touches={[DELIVERIES_KEY]} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
