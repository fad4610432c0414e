import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { formatDay } from '#shared/dates.ts'
import { formatPhone } from '#shared/phone.ts'
import { Chip, type ChipProps } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordIndex } from '#ui/records/record-index.tsx'
import type { RecordSearch } from '#ui/records/search.ts'
import { useTexts } from '#ui/texts.ts'
import { exportPayments } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { OFFERED_METHODS, PAYMENT_STATES, type PaymentState } from '../../rules.ts'
import { adminTexts } from './admin-texts.ts'
import { allPaymentsQuery } from './queries.ts'
import { RefundButton } from './refund-button.tsx'
import { ToSettle } from './to-settle.tsx'

const TONES: Readonly<Record<PaymentState, ChipProps['tone']>> = {
  requires_action: 'warn',
  ready: 'info',
  failed: 'bad',
  expired: 'bad',
  captured: 'ok',
  partially_refunded: 'info',
  refunded: 'quiet',
}

interface Props {
  search: RecordSearch
  onSearch: (next: RecordSearch) => void
}

/** What waits for a person, and every payment with what can be given back. */
export function AdminPaymentsPage({ search, onSearch }: Props) {
  const words = useTexts(adminTexts)
  const { table, states, methods } = useTexts(tableTexts)
  const language = useLanguage()
  const pages = useInfiniteQuery({
    ...allPaymentsQuery(language, useDeferredValue(search)),
    placeholderData: (last) => last,
  })
  return (
    <RecordIndex
      title={words.title}
      lead={words.lead}
      search={search}
      onSearch={onSearch}
      searchHint={words.searchHint}
      csvPath={exportPayments.path}
      filters={[
        {
          name: 'state',
          label: table.state,
          options: PAYMENT_STATES.map((value) => ({ value, label: states[value] })),
        },
        {
          name: 'method',
          label: table.method,
          options: OFFERED_METHODS.map((value) => ({ value, label: methods[value] })),
        },
      ]}
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.payments)}
      keyOf={({ id }) => id}
      nameLabel={table.customer}
      nameOf={({ customerName }) => customerName || words.noName}
      renderNote={({ reference, customerPhone }) => (
        <>
          <span>{reference}</span>
          <bdi dir="ltr">{formatPhone(customerPhone)}</bdi>
        </>
      )}
      columns={[
        { label: table.what, render: ({ description }) => description },
        {
          label: table.state,
          render: ({ state }) => <Chip tone={TONES[state]}>{states[state]}</Chip>,
        },
        { label: table.method, isWideOnly: true, render: ({ method }) => methods[method] },
        {
          label: table.dueOn,
          isWideOnly: true,
          render: ({ chargeOn }) => formatDay(chargeOn, language, 'long'),
        },
        {
          label: table.amount,
          render: ({ amount }) => <Price dirhams={amount} decimals="always" />,
        },
        {
          label: table.refunded,
          render: (payment) => (
            <span className="flex items-center gap-3">
              {payment.refunded > 0 && <Price dirhams={payment.refunded} decimals="always" />}
              <RefundButton payment={payment} />
            </span>
          ),
        },
      ]}
    >
      <ToSettle />
    </RecordIndex>
  )
}
