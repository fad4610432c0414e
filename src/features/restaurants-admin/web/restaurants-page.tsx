import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { EMIRATE_NAMES, EMIRATES } from '#shared/emirates.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordIndex } from '#ui/records/record-index.tsx'
import type { RecordSearch } from '#ui/records/search.ts'
import { useTexts } from '#ui/texts.ts'
import { exportRestaurants } from '../contract.ts'
import { messages } from '../messages.ts'
import { allRestaurantsQuery } from './queries.ts'
import { adminTexts } from './texts.ts'

interface Props {
  search: RecordSearch
  onSearch: (next: RecordSearch) => void
}

export function AdminRestaurantsPage({ search, onSearch }: Props) {
  const words = useTexts(adminTexts)
  const { table, states } = useTexts(messages)
  const language = useLanguage()
  const pages = useInfiniteQuery({
    ...allRestaurantsQuery(language, useDeferredValue(search)),
    placeholderData: (last) => last,
  })
  return (
    <RecordIndex
      title={words.title}
      lead={words.lead}
      search={search}
      onSearch={onSearch}
      searchHint={words.searchHint}
      csvPath={exportRestaurants.path}
      filters={[
        {
          name: 'isActive',
          label: table.state,
          options: [
            { value: 'true', label: states.open },
            { value: 'false', label: states.closed },
          ],
        },
        {
          name: 'emirate',
          label: table.emirate,
          options: EMIRATES.map((value) => ({ value, label: EMIRATE_NAMES[value][language] })),
        },
      ]}
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.restaurants)}
      keyOf={({ id }) => id}
      nameLabel={table.name}
      nameOf={({ name }) => name}
      renderNote={({ id, area }) => (
        <>
          <span>#{id}</span>
          <span>{area ?? words.noArea}</span>
        </>
      )}
      hrefOf={({ id }) => `/admin/restaurants/${id}`}
      columns={[
        {
          label: table.state,
          render: ({ isActive }) => (
            <Chip tone={isActive ? 'ok' : 'quiet'}>{isActive ? states.open : states.closed}</Chip>
          ),
        },
        {
          label: table.monthlyPrice,
          render: ({ monthlyPrice }) => <Price dirhams={monthlyPrice} />,
        },
        {
          label: table.deliveryFee,
          isWideOnly: true,
          render: ({ deliveryFee }) => <Price dirhams={deliveryFee} />,
        },
        {
          label: table.capacityPerDay,
          isWideOnly: true,
          render: ({ capacityPerDay }) => capacityPerDay,
        },
        { label: table.subscriptions, isWideOnly: true, render: (row) => row.subscriptions },
      ]}
    />
  )
}
