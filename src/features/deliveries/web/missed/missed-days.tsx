import { queryOptions, useQuery } from '@tanstack/react-query'
import { addDays, dayOf, formatClock, formatDay } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import { productNow } from '#shared/page/product-now.ts'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { listMissedDays, takeMoneyInstead } from '#features/kitchen-board/missed-contract.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { missedMessages } from '../../missed-messages.ts'
import { useChange } from '../changes/use-change.ts'
import { DELIVERIES_KEY } from '../queries.ts'

type MissedDay = Output<typeof listMissedDays>['days'][number]

/** So long a missed day is spoken of once nothing is left to choose. */
const NEWS_DAYS = 7

export const missedDaysQuery = (language: Language) =>
  queryOptions({
    queryKey: [...DELIVERIES_KEY, 'missed', language],
    queryFn: ({ signal }) => call(listMissedDays, {}, { signal }),
  })

/** Days of which nothing came, and what the customer has for them. */
export function MissedDays() {
  const { missed: words } = useTexts(missedMessages)
  const { data, error, isFetching, refetch } = useQuery(missedDaysQuery(useLanguage()))
  if (!data && error) {
    return (
      <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
        {words.notLoaded}
      </RetryNotice>
    )
  }
  const news = addDays(dayOf(productNow()), -NEWS_DAYS)
  const shown = (data?.days ?? []).filter(({ day, canHaveMoney }) => canHaveMoney || day >= news)
  return shown.map((day) => <Missed key={day.id} missed={day} />)
}

function Missed({ missed }: { missed: MissedDay }) {
  const { missed: words } = useTexts(missedMessages)
  const language = useLanguage()
  const { mutate, isPending } = useChange({
    send: (id: number) => call(takeMoneyInstead, { id }),
    say: ({ day, receiptNumber }) => words.done(formatDay(day, language), receiptNumber),
    failed: words.failed,
  })
  return (
    <Notice
      tone="bad"
      title={words.title(formatDay(missed.day, language, 'short'))}
      action={
        missed.canHaveMoney && (
          <Button
            variant="line"
            className="max-md:w-full"
            isPending={isPending}
            onClick={() => mutate(missed.id)}
          >
            <span>
              {words.money} (<Price dirhams={missed.refundAed} />)
            </span>
          </Button>
        )
      }
    >
      <p>{words.from(missed.restaurant)}</p>
      <Amends missed={missed} />
    </Notice>
  )
}

function Amends({
  missed: { madeGood, againOn, moneyUntil, refundAed, isPaid },
}: {
  missed: MissedDay
}) {
  const { missed: words } = useTexts(missedMessages)
  const language = useLanguage()
  if (madeGood === 'money') {
    return (
      <p>
        {isPaid ? words.refunded : words.refunding} <Price dirhams={refundAed} />
      </p>
    )
  }
  const until = moneyUntil && new Date(moneyUntil)
  return (
    <>
      <p>{againOn ? words.again(formatDay(againOn, language, 'short')) : words.returned}</p>
      {until && (
        <p className="num text-muted">
          {words.moneyUntil(
            `${formatDay(dayOf(until), language, 'short')}${language === 'ar' ? '، ' : ', '}${formatClock(until)}`,
          )}
        </p>
      )}
    </>
  )
}
