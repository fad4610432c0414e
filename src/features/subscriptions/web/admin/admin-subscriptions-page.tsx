import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { plansQuery } from '#features/plans/web/public.ts'
import { formatDay } from '#shared/dates.ts'
import { formatPhone } from '#shared/phone.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordIndex } from '#ui/records/record-index.tsx'
import type { RecordSearch } from '#ui/records/search.ts'
import { useTexts } from '#ui/texts.ts'
import { exportSubscriptions } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { PAYMENT_STATUSES, STATUSES } from '../../rules.ts'
import { adminTexts } from './admin-texts.ts'
import { allSubscriptionsQuery } from './queries.ts'
import { PAYMENT_TONES, STATUS_TONES } from './tones.ts'

interface Props {
  search: RecordSearch
  onSearch: (next: RecordSearch) => void
}

/** All subscriptions: found by customer or kitchen, filtered in the address. */
export function AdminSubscriptionsPage({ search, onSearch }: Props) {
  const words = useTexts(adminTexts)
  const { table, statuses, payments } = useTexts(tableTexts)
  const language = useLanguage()
  const { data: plans = [] } = useQuery(plansQuery(language))
  const pages = useInfiniteQuery({
    ...allSubscriptionsQuery(language, useDeferredValue(search)),
    placeholderData: (last) => last,
  })
  return (
    <RecordIndex
      title={words.title}
      lead={words.lead}
      search={search}
      onSearch={onSearch}
      searchHint={words.searchHint}
      csvPath={exportSubscriptions.path}
      filters={[
        {
          name: 'status',
          label: table.status,
          options: STATUSES.map((value) => ({ value, label: statuses[value] })),
        },
        {
          name: 'payment',
          label: table.payment,
          options: PAYMENT_STATUSES.map((value) => ({ value, label: payments[value] })),
        },
        {
          name: 'planId',
          label: table.plan,
          options: plans.map(({ id, name }) => ({ value: String(id), label: name })),
        },
      ]}
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.subscriptions)}
      keyOf={({ id }) => id}
      nameLabel={table.customer}
      nameOf={({ customerName }) => customerName || words.noName}
      renderNote={({ id, customerPhone }) => (
        <>
          <span>#{id}</span>
          <bdi dir="ltr">{formatPhone(customerPhone)}</bdi>
        </>
      )}
      hrefOf={({ id }) => `/admin/subscriptions/${id}`}
      columns={[
        { label: table.plan, render: ({ planName }) => planName },
        { label: table.kitchen, render: ({ restaurantName }) => restaurantName },
        {
          label: table.status,
          render: ({ status }) => <Chip tone={STATUS_TONES[status]}>{statuses[status]}</Chip>,
        },
        {
          label: table.payment,
          render: ({ paymentStatus }) => (
            <Chip tone={PAYMENT_TONES[paymentStatus]}>{payments[paymentStatus]}</Chip>
          ),
        },
        {
          label: table.cycleEnd,
          isWideOnly: true,
          render: ({ cycleEndsOn }) => formatDay(cycleEndsOn, language, 'long'),
        },
        { label: table.total, render: ({ total }) => <Price dirhams={total} /> },
      ]}
    />
  )
}
