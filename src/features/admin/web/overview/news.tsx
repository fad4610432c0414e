import { isolate } from '#shared/text/bidi.ts'
import { Price } from '#ui/food/price.tsx'
import { useTexts } from '#ui/texts.ts'
import { actionTexts } from '../action-texts.ts'
import { named } from '../named.ts'
import { useMoments } from '../moments.ts'
import type { Overview } from '../queries.ts'
import { overviewTexts } from './overview-texts.ts'

type Event = Overview['news'][number]

/** What happened last. */
export function News({ news, today }: { news: readonly Event[]; today: string }) {
  const words = useTexts(overviewTexts)
  const moment = useMoments(today)
  return (
    <section aria-labelledby="news" className="mt-4.5 border-t-line border-hairline pt-4.5">
      <h2 id="news" className="text-xl">
        {words.news}
      </h2>
      {news.length === 0 && <p className="mt-2 text-muted">{words.noNews}</p>}
      <ul className="num mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-note">
        {news.map((event) => (
          <li
            key={`${event.at} ${event.kind} ${event.objectId}`}
            className="col-span-2 grid grid-cols-subgrid py-1.5"
          >
            <time dateTime={event.at} className="max-w-28 text-muted">
              {moment(event.at)}
            </time>
            <span className="wrap-anywhere">
              <NewsLine event={event} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewsLine({ event }: { event: Event }) {
  const words = useTexts(overviewTexts)
  const { actions, objects } = useTexts(actionTexts)
  const who = isolate(event.who || words.somebody)
  if (event.kind === 'subscription') return words.reported.subscription(who, event.what)
  if (event.kind === 'chef_event') return words.reported.chef_event(who, event.count ?? 0)
  if (event.kind === 'chef_quote') {
    return (
      <>
        {words.reported.chef_quote(who)} <Price dirhams={event.amount ?? 0} />
      </>
    )
  }
  return (
    <>
      {who}: {named(actions, event.what)} · {named(objects, event.object)}{' '}
      <bdi>{event.objectId}</bdi>
    </>
  )
}
