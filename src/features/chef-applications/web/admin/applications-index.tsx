import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import type { IndexSearch, OnSearch } from '#ui/index-table/address.ts'
import { IndexPage } from '#ui/index-table/index-page.tsx'
import { useIndexPages } from '#ui/index-table/pages.ts'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { CustomerPhone } from '#ui/records/customer-phone.tsx'
import { useTexts } from '#ui/texts.ts'
import { exportApplications } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { messages } from '../../messages.ts'
import { APPLICATION_STATUSES, APPLICATION_TYPES } from '../../rules.ts'
import { STATUS_TONES } from '../card/tones.ts'
import { ANY, APPLICATIONS_ADDRESS, sortsOf, statusOf } from './address.ts'
import { indexQuery } from './queries.ts'
import { adminTexts } from './texts.ts'
import { useBulkActions } from './use-bulk-actions.ts'

interface Props {
  search: IndexSearch
  onSearch: OnSearch
}

/** All applications; without a choice those that wait for the team. */
export function AdminApplicationsPage({ search, onSearch }: Props) {
  const words = useTexts(adminTexts)
  const { types } = useTexts(messages)
  const { columns, statuses, separator } = useTexts(tableTexts)
  const language = useLanguage()
  const bulkActions = useBulkActions()
  const query = useIndexPages(indexQuery(search))
  const counts = query.data?.pages[0]?.counts
  return (
    <IndexPage
      title={words.title}
      text={words.lead}
      name="applications"
      address={APPLICATIONS_ADDRESS}
      search={shownOf(search)}
      onSearch={(change) => onSearch((now) => keptOf(now, change(shownOf(now))))}
      searchHint={words.searchHint}
      sorts={sortsOf(search)}
      csvPath={exportApplications.path}
      filters={[
        {
          name: 'status',
          label: columns.status,
          options: [
            { value: 'waiting', label: words.filters.waiting },
            { value: 'open', label: words.filters.open },
            ...APPLICATION_STATUSES.map((value) => ({ value, label: statuses[value] })),
          ],
        },
        {
          name: 'type',
          label: columns.type,
          options: APPLICATION_TYPES.map((value) => ({ value, label: types[value] })),
        },
      ]}
      query={query}
      rows={query.data?.pages.flatMap((page) => page.applications)}
      keyOf={({ id }) => id}
      lead={{
        title: columns.name,
        name: ({ user, businessName }) => businessName ?? user.name,
        renderNote: ({ user, businessName }) => (
          <>
            {businessName !== null && <bdi>{user.name}</bdi>}
            <CustomerPhone phone={user.phone} />
          </>
        ),
      }}
      bulkActions={bulkActions}
      hrefOf={({ id }) => `/admin/chefs/${id}`}
      columns={[
        { title: columns.type, render: ({ type }) => types[type] },
        {
          title: columns.status,
          render: ({ status }) => <Chip tone={STATUS_TONES[status]}>{statuses[status]}</Chip>,
        },
        {
          title: columns.city,
          phone: 'hidden',
          render: ({ city }) => EMIRATE_NAMES[city][language],
        },
        {
          title: columns.cuisines,
          phone: 'hidden',
          render: ({ cuisineSpecialty }) =>
            cuisineSpecialty.map((cuisine) => CUISINE_NAMES[cuisine][language]).join(separator),
        },
        { title: columns.sent, render: ({ submittedAt }) => momentIn(language, submittedAt) },
      ]}
    >
      {counts && (
        <p className="num font-strong">
          {words.counts(counts.submitted + counts.pending, String(counts.needs_changes))}
        </p>
      )}
    </IndexPage>
  )
}

/** The filter of the status shows what is looked for where the address leaves it out. */
function shownOf(search: IndexSearch): IndexSearch {
  const { status: _, ...others } = search
  const status = statusOf(search)
  return status === ANY ? others : { ...others, status }
}

/** "All" has to stand in the address, because without a status only what waits is shown. */
function keptOf(before: IndexSearch, next: IndexSearch): IndexSearch {
  const { status, ...others } = next
  const isCleared = Object.keys(next).length === 0
  const kept = status ?? (isCleared && before['status'] === ANY ? 'waiting' : ANY)
  return kept === statusOf(others) ? others : { ...others, status: kept }
}
