import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { EMIRATE_NAMES } from '#shared/emirates.ts'
import { CUISINE_NAMES } from '#shared/food.ts'
import { formatPhone } from '#shared/phone.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { RecordIndex } from '#ui/records/record-index.tsx'
import type { RecordSearch } from '#ui/records/search.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { APPLICATION_STATUSES, APPLICATION_TYPES } from '../../rules.ts'
import { STATUS_TONES } from '../card/tones.ts'
import { ANY, indexQuery, statusOf } from './queries.ts'
import { adminTexts } from './texts.ts'

interface Props {
  search: RecordSearch
  onSearch: (next: RecordSearch) => void
}

/** All applications; without a choice those that wait for the team. */
export function AdminApplicationsPage({ search, onSearch }: Props) {
  const words = useTexts(adminTexts)
  const { types } = useTexts(messages)
  const language = useLanguage()
  const pages = useInfiniteQuery({
    ...indexQuery(useDeferredValue(search)),
    placeholderData: (last) => last,
  })
  const counts = pages.data?.pages[0]?.counts
  const columns = words.columns
  return (
    <RecordIndex
      title={words.title}
      lead={words.lead}
      search={shownOf(search)}
      onSearch={(next) => onSearch(keptOf(search, next))}
      searchHint={words.searchHint}
      filters={[
        {
          name: 'status',
          label: columns.status,
          options: [
            { value: 'waiting', label: words.filters.waiting },
            { value: 'open', label: words.filters.open },
            ...APPLICATION_STATUSES.map((value) => ({ value, label: words.statuses[value] })),
          ],
        },
        {
          name: 'type',
          label: columns.type,
          options: APPLICATION_TYPES.map((value) => ({ value, label: types[value] })),
        },
      ]}
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.applications)}
      keyOf={({ id }) => id}
      nameLabel={columns.name}
      nameOf={({ user, businessName }) => businessName ?? (user.name || words.noName)}
      renderNote={({ user, businessName }) => (
        <>
          {businessName !== null && <bdi>{user.name}</bdi>}
          <bdi dir="ltr">{formatPhone(user.phone)}</bdi>
        </>
      )}
      hrefOf={({ id }) => `/admin/chefs/${id}`}
      columns={[
        { label: columns.type, render: ({ type }) => types[type] },
        {
          label: columns.status,
          render: ({ status }) => <Chip tone={STATUS_TONES[status]}>{words.statuses[status]}</Chip>,
        },
        {
          label: columns.city,
          isWideOnly: true,
          render: ({ city }) => EMIRATE_NAMES[city][language],
        },
        {
          label: columns.cuisines,
          isWideOnly: true,
          render: ({ cuisineSpecialty }) =>
            cuisineSpecialty
              .map((cuisine) => CUISINE_NAMES[cuisine][language])
              .join(words.separator),
        },
        { label: columns.sent, render: ({ submittedAt }) => momentIn(language, submittedAt) },
      ]}
    >
      {counts && (
        <p className="num font-strong">
          {words.counts(counts.submitted + counts.pending, String(counts.needs_changes))}
        </p>
      )}
    </RecordIndex>
  )
}

/** The filter of the status shows what is looked for where the address leaves it out. */
function shownOf(search: RecordSearch): RecordSearch {
  const { status: _, ...others } = search
  const status = statusOf(search)
  return status === ANY ? others : { ...others, status }
}

/** "All" has to stand in the address, because without a status only what waits is shown. */
function keptOf(before: RecordSearch, next: RecordSearch): RecordSearch {
  const { status, ...others } = next
  const isCleared = Object.keys(next).length === 0
  const kept = status ?? (isCleared && before['status'] === ANY ? 'waiting' : ANY)
  return kept === statusOf(others) ? others : { ...others, status: kept }
}
