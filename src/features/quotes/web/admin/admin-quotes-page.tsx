import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { formatPhone } from '#shared/phone.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { RecordIndex } from '#ui/records/record-index.tsx'
import type { RecordSearch } from '#ui/records/search.ts'
import { useTexts } from '#ui/texts.ts'
import { exportCustomQuotes } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { QUOTE_STATES } from '../../rules.ts'
import { adminTexts } from './admin-texts.ts'
import { customQuotesQuery } from './queries.ts'
import { URGENCY_TONES } from './tones.ts'

interface Props {
  search: RecordSearch
  onSearch: (next: RecordSearch) => void
}

/** The inbox of requests: open ones in the order in which they are due. */
export function AdminQuotesPage({ search, onSearch }: Props) {
  const words = useTexts(adminTexts)
  const { table, states } = useTexts(tableTexts)
  const language = useLanguage()
  const pages = useInfiniteQuery({
    ...customQuotesQuery(useDeferredValue(search)),
    placeholderData: (last) => last,
  })
  const counts = pages.data?.pages[0]?.counts
  const yes = [{ value: 'true', label: words.yes }]
  return (
    <RecordIndex
      title={words.title}
      lead={words.lead}
      search={search}
      onSearch={onSearch}
      searchHint={words.searchHint}
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
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.quotes)}
      keyOf={({ id }) => id}
      nameLabel={table.name}
      nameOf={({ name }) => name}
      renderNote={({ number, phone }) => (
        <>
          <span>{number}</span>
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </>
      )}
      hrefOf={({ id }) => `/admin/quotes/${id}`}
      columns={[
        { label: table.people, render: ({ peopleCount }) => peopleCount },
        {
          label: table.state,
          render: ({ state, urgency }) => (
            <Chip tone={urgency ? URGENCY_TONES[urgency] : 'quiet'}>
              {urgency ? words.urgencies[urgency] : states[state]}
            </Chip>
          ),
        },
        { label: table.due, render: ({ dueAt }) => momentIn(language, dueAt) },
        {
          label: table.assignee,
          isWideOnly: true,
          render: ({ assignee }) => <bdi>{assignee ?? words.nobody}</bdi>,
        },
        {
          label: table.offered,
          render: ({ offered }) => (offered === null ? null : <Price dirhams={offered} />),
        },
      ]}
    >
      {counts && (
        <p className="num font-strong">
          {words.counts(String(counts.open), String(counts.overdue))}
        </p>
      )}
    </RecordIndex>
  )
}
