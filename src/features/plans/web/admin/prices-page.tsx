import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Price as Dirhams } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { takePriceBack } from '../../admin-contract.ts'
import type { PriceSubject } from '../../rules.ts'
import { pricesQuery, type Price } from './queries.ts'
import { priceTexts } from './price-texts.ts'

const PriceDialog = lazyPart(async () => (await import('./price-dialog.tsx')).PriceDialog)

const GROUPS: readonly (readonly PriceSubject[])[] = [
  ['multiplier'],
  ['plan'],
  ['add-on'],
  ['diet'],
]

/** What is on sale, what it costs, cost before and will cost. */
export function PricesPage() {
  const words = useTexts(priceTexts)
  const { data } = useQuery(pricesQuery(useLanguage()))
  const [asked, setAsked] = useState<Price>()
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-4xl">{words.title}</h1>
        <p className="max-w-[62ch] text-muted">{words.lead}</p>
      </div>
      {!data && (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-96 w-full" />
        </SkeletonGroup>
      )}
      {data &&
        GROUPS.map((subjects) => (
          <section key={subjects.join()} className="grid gap-3">
            <h2 className="text-2xl">{words.groups[subjects[0] ?? 'plan']}</h2>
            <ul className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
              {data.prices
                .filter(({ subject }) => subjects.includes(subject))
                .map((price) => (
                  <PriceCard key={price.key} price={price} onChange={() => setAsked(price)} />
                ))}
            </ul>
          </section>
        ))}
      {asked && (
        <Suspense>
          <PriceDialog price={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function Value({ subject, value }: { subject: PriceSubject; value: number }) {
  return subject === 'multiplier' ? <span>× {value}</span> : <Dirhams dirhams={value} />
}

function PriceCard({ price, onChange }: { price: Price; onChange: () => void }) {
  const words = useTexts(priceTexts)
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useAction((id: number) => call(takePriceBack, { id }), {
    done: words.takenBack,
    refreshes: [],
    onDone: (prices) => {
      const { queryKey } = pricesQuery(language)
      void queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, prices)
    },
  })
  return (
    <li className="num grid gap-3 rounded-card border-line border-hairline bg-card p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="text-lg">{price.name}</h3>
          <p className="text-note text-muted">{words.per[price.chargedPer]}</p>
        </div>
        <p className="display text-2xl">
          <Value subject={price.subject} value={price.value} />
        </p>
      </div>
      <p className="text-note text-muted">{words.renewing(price.renewing)}</p>
      <ul className="grid gap-1">
        {price.changes.map((change) => (
          <li key={change.id ?? 'first'} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Value subject={price.subject} value={change.value} />
            <span className="text-muted">
              {change.validFrom === null
                ? words.first
                : words.from(formatDay(change.validFrom, language, 'long'))}
            </span>
            {change.standing !== 'past' && (
              <Chip tone={change.standing === 'current' ? 'ok' : 'info'}>
                {words.standings[change.standing]}
              </Chip>
            )}
            {change.standing === 'coming' && change.id !== null && (
              <Button
                size="sm"
                variant="plain"
                isPending={isPending}
                aria-label={words.takeBackOf(price.name)}
                onClick={() => mutate(change.id ?? 0)}
              >
                {words.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="line"
        className="justify-self-start"
        aria-label={words.changeOf(price.name)}
        onClick={onChange}
      >
        {words.change}
      </Button>
    </li>
  )
}
