import { Suspense } from 'react'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { type IndexSearch, type OnSearch, withoutPanel } from '#ui/index-table/address.ts'
import { IndexPage } from '#ui/index-table/index-page.tsx'
import type { IndexColumn } from '#ui/index-table/index-table.tsx'
import { useIndexPages } from '#ui/index-table/pages.ts'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { CustomerPhone } from '#ui/records/customer-phone.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { EVENT_SORTS, exportEventsAsAdmin } from '../../admin-tables-contract.ts'
import { messages } from '../../messages.ts'
import { CHEF_EVENT_STATUSES } from '../../rules.ts'
import { STATUS_TONES } from '../status-tone.ts'
import { ADMIN_EVENTS_ADDRESS } from './address.ts'
import { PageTabs } from './page-tabs.tsx'
import { adminEventsQuery, type AdminEvent } from './queries.ts'
import { adminTexts } from './texts.ts'
import { useEventActions } from './use-event-actions.ts'
import { useEventType } from './use-event-type.ts'

const EventPanel = lazyPart(async () => (await import('./panel/event-panel.tsx')).EventPanel)

interface AdminChefEventsPageProps {
  search: IndexSearch
  onSearch: OnSearch
}

/** Every request for a chef: found and filtered in the address, opened in a panel. */
export function AdminChefEventsPage({ search, onSearch }: AdminChefEventsPageProps) {
  const words = useTexts(adminTexts)
  const { statuses } = useTexts(messages)
  const typeOf = useEventType()
  const columns = useColumns()
  const bulkActions = useEventActions()
  const query = useIndexPages(adminEventsQuery(useLanguage(), search))
  const { event: opened } = search
  return (
    <>
      <IndexPage
        name="chef-events"
        title={words.title}
        text={words.lead}
        address={ADMIN_EVENTS_ADDRESS}
        search={search}
        onSearch={onSearch}
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
        sorts={EVENT_SORTS}
        csvPath={exportEventsAsAdmin.path}
        query={query}
        rows={query.data?.pages.flatMap((page) => page.rows)}
        keyOf={({ id }) => id}
        lead={{
          title: words.table.customer,
          name: ({ customerName }) => customerName,
          open: (event) =>
            words.open(words.panel.title(typeOf(event), event.id), event.customerName),
          renderNote: noteOf,
        }}
        columns={columns}
        bulkActions={bulkActions}
        onOpen={({ id }) => onSearch((now) => ({ ...now, event: id }))}
      >
        <PageTabs current="events" />
      </IndexPage>
      {typeof opened === 'number' && (
        <Suspense>
          <EventPanel
            key={opened}
            id={opened}
            onClose={() => onSearch(withoutPanel(ADMIN_EVENTS_ADDRESS))}
          />
        </Suspense>
      )}
    </>
  )
}

const noteOf = ({ id, customerPhone }: AdminEvent) => (
  <>
    <bdi dir="ltr">#{id}</bdi>
    <CustomerPhone phone={customerPhone} />
  </>
)

function useColumns(): IndexColumn<AdminEvent>[] {
  const { table, ...words } = useTexts(adminTexts)
  const { statuses, list } = useTexts(messages)
  const language = useLanguage()
  const typeOf = useEventType()
  return [
    {
      title: table.event,
      phone: 'line',
      render: (event) => (
        <>
          {typeOf(event)}
          <span className="block text-note text-muted">{list.guestCount(event.guestCount)}</span>
        </>
      ),
    },
    {
      title: table.starts,
      phone: 'line',
      render: ({ startsAt }) => momentIn(language, startsAt),
    },
    {
      title: table.status,
      render: ({ status, hasComplaint }) => (
        <span className="flex flex-wrap gap-1.5">
          <Chip tone={STATUS_TONES[status]}>{statuses[status]}</Chip>
          {hasComplaint && <Chip tone="bad">{words.complaint}</Chip>}
        </span>
      ),
    },
    {
      title: table.chef,
      render: ({ chefName, quotes, invited }) => (
        <>
          <bdi className={chefName === null ? 'text-muted' : undefined}>
            {chefName ?? words.noChef}
          </bdi>
          <span className="block text-note text-muted">{words.answered(quotes, invited)}</span>
        </>
      ),
    },
    {
      title: table.total,
      align: 'end',
      render: ({ total }) => total !== null && <Price dirhams={total} decimals="always" />,
    },
  ]
}
