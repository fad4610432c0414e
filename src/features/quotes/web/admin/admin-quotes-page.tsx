import { formatPhone } from '#shared/phone.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import type { IndexSearch, OnSearch } from '#ui/index-table/address.ts'
import { IndexPage } from '#ui/index-table/index-page.tsx'
import { useIndexPages } from '#ui/index-table/pages.ts'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { exportCustomQuotes, QUOTE_SORTS } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { QUOTE_STATES } from '../../rules.ts'
import { QUOTES_ADDRESS } from './address.ts'
import { adminTexts } from './admin-texts.ts'
import { customQuotesQuery } from './queries.ts'
import { URGENCY_TONES } from './tones.ts'
import { useBulkActions } from './use-bulk-actions.ts'

interface Props {
  search: IndexSearch
  onSearch: OnSearch
}

/** The inbox of requests: open ones in the order in which they are due. */
export function AdminQuotesPage({ search, onSearch }: Props) {
  const words = useTexts(adminTexts)
  const { table, states } = useTexts(tableTexts)
  const language = useLanguage()
  const bulkActions = useBulkActions()
  const query = useIndexPages(customQuotesQuery(search))
  const counts = query.data?.pages[0]?.counts
  const yes = [{ value: 'true', label: words.yes }]
  return (
    <IndexPage
      title={words.title}
      text={words.lead}
      name="quotes"
      address={QUOTES_ADDRESS}
      search={search}
      onSearch={onSearch}
      searchHint={words.searchHint}
      sorts={QUOTE_SORTS}
      csvPath={exportCustomQuotes.path}
      filters={[
        {
          name: 'state',
          label: table.state,
          options: QUOTE_STATES.map((value) => ({ value, label: states[value] })),
        },
        { name: 'isOverdue', label: words.overdue, options: yes },
        { name: 'isMine', label: words.mine, options: yes },
      ]}
      query={query}
      bulkActions={bulkActions}
      rows={query.data?.pages.flatMap((page) => page.quotes)}
      keyOf={({ id }) => id}
      lead={{
        title: table.name,
        name: ({ name }) => name,
        renderNote: ({ number, phone }) => (
          <>
            <span>{number}</span>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </>
        ),
      }}
      hrefOf={({ id }) => `/admin/quotes/${id}`}
      columns={[
        { title: table.people, render: ({ peopleCount }) => peopleCount },
        {
          title: table.state,
          render: ({ state, urgency }) => (
            <Chip tone={urgency ? URGENCY_TONES[urgency] : 'quiet'}>
              {urgency ? words.urgencies[urgency] : states[state]}
            </Chip>
          ),
        },
        { title: table.due, render: ({ dueAt }) => momentIn(language, dueAt) },
        {
          title: table.assignee,
          phone: 'hidden',
          render: ({ assignee }) => <bdi>{assignee ?? words.nobody}</bdi>,
        },
        {
          title: table.offered,
          render: ({ offered }) => (offered === null ? null : <Price dirhams={offered} />),
        },
      ]}
    >
      {counts && (
        <p className="num font-strong">
          {words.counts(String(counts.open), String(counts.overdue))}
        </p>
      )}
    </IndexPage>
  )
}
