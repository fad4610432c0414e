import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue } from 'react'
import { IndexBody } from '#ui/index-table/index-body.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordFilters } from '#ui/records/record-filters.tsx'
import { recordTexts } from '#ui/records/texts.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { CHEF_EVENT_STATUSES } from '../../rules.ts'
import { EventsTable } from './events-table.tsx'
import { PageHead } from './page-head.tsx'
import { adminEventsQuery } from './queries.ts'
import { eventFiltersOf, readEventsSearch, type EventFilters, type EventsSearch } from './search.ts'
import { adminTexts } from './texts.ts'

const EventPanel = lazy(async () => ({
  default: (await import('./panel/event-panel.tsx')).EventPanel,
}))

interface AdminChefEventsPageProps {
  search: EventsSearch
  onSearch: (next: EventsSearch) => void
}

/** Every request for a chef: found and filtered in the address, opened in a panel. */
export function AdminChefEventsPage({ search, onSearch }: AdminChefEventsPageProps) {
  const words = useTexts(adminTexts)
  const { statuses } = useTexts(messages)
  const filters = eventFiltersOf(search)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} current="events" />
      <RecordFilters
        search={{ ...filters }}
        onSearch={(next) => onSearch(readEventsSearch(next))}
        searchHint={words.searchHint}
        filters={[
          {
            name: 'status',
            label: words.table.status,
            options: CHEF_EVENT_STATUSES.map((value) => ({ value, label: statuses[value] })),
          },
          {
            name: 'complaints',
            label: words.complaints,
            options: [{ value: 'open', label: words.openComplaints }],
          },
        ]}
      />
      <Index filters={filters} onOpen={(event) => onSearch({ ...filters, event })} />
      {search.event !== undefined && (
        <Suspense>
          <EventPanel key={search.event} id={search.event} onClose={() => onSearch(filters)} />
        </Suspense>
      )}
    </>
  )
}

function Index(props: { filters: EventFilters; onOpen: (id: number) => void }) {
  const words = useTexts(recordTexts)
  const language = useLanguage()
  const filters = useDeferredValue(props.filters)
  const query = useInfiniteQuery({
    ...adminEventsQuery(language, filters),
    placeholderData: (last) => last,
  })
  const events = query.data?.pages.flatMap((page) => page.rows)
  return (
    <IndexBody query={query} rows={events} words={words}>
      {(rows) => (
        <EventsTable events={rows} isStale={query.isPlaceholderData} onOpen={props.onOpen} />
      )}
    </IndexBody>
  )
}
