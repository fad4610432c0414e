import { useQuery } from '@tanstack/react-query'
import { plansQuery } from '#features/plans/web/public.ts'
import { formatDay } from '#shared/dates.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import type { IndexSearch, OnSearch } from '#ui/index-table/address.ts'
import { IndexPage } from '#ui/index-table/index-page.tsx'
import { useIndexPages } from '#ui/index-table/pages.ts'
import { useLanguage } from '#ui/language.tsx'
import { CustomerPhone } from '#ui/records/customer-phone.tsx'
import { useTexts } from '#ui/texts.ts'
import { WithNumbers } from '#ui/records/with-numbers.tsx'
import { exportSubscriptions, SUBSCRIPTION_SORTS } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { PAYMENT_STATUSES, STATUSES } from '../../rules.ts'
import { adminTexts } from './admin-texts.ts'
import { SUBSCRIPTIONS_ADDRESS } from './address.ts'
import { allSubscriptionsQuery } from './queries.ts'
import { PAYMENT_TONES, STATUS_TONES } from './tones.ts'
import { useBulkActions } from './use-bulk-actions.tsx'

interface Props {
  search: IndexSearch
  onSearch: OnSearch
}

/** All subscriptions: found by customer or kitchen, filtered in the address. */
export function AdminSubscriptionsPage({ search, onSearch }: Props) {
  const words = useTexts(adminTexts)
  const { table, statuses, payments } = useTexts(tableTexts)
  const language = useLanguage()
  const { data: plans = [] } = useQuery(plansQuery(language))
  const bulkActions = useBulkActions()
  const query = useIndexPages(allSubscriptionsQuery(language, search))
  return (
    <IndexPage
      title={words.title}
      text={words.lead}
      name="subscriptions"
      address={SUBSCRIPTIONS_ADDRESS}
      search={search}
      onSearch={onSearch}
      searchHint={words.searchHint}
      sorts={SUBSCRIPTION_SORTS}
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
      query={query}
      rows={query.data?.pages.flatMap((page) => page.subscriptions)}
      keyOf={({ id }) => id}
      lead={{
        title: table.customer,
        name: ({ customerName }) => customerName,
        renderNote: ({ id, customerPhone }) => (
          <>
            <span>#{id}</span>
            <CustomerPhone phone={customerPhone} />
          </>
        ),
      }}
      bulkActions={bulkActions}
      hrefOf={({ id }) => `/admin/subscriptions/${id}`}
      columns={[
        { title: table.plan, render: ({ planName }) => <WithNumbers text={planName} /> },
        { title: table.kitchen, render: ({ restaurantName }) => restaurantName },
        {
          title: table.status,
          render: ({ status }) => <Chip tone={STATUS_TONES[status]}>{statuses[status]}</Chip>,
        },
        {
          title: table.payment,
          render: ({ paymentStatus }) => (
            <Chip tone={PAYMENT_TONES[paymentStatus]}>{payments[paymentStatus]}</Chip>
          ),
        },
        {
          title: table.cycleEnd,
          phone: 'hidden',
          render: ({ cycleEndsOn }) => formatDay(cycleEndsOn, language, 'long'),
        },
        { title: table.total, render: ({ total }) => <Price dirhams={total} /> },
      ]}
    />
  )
}
