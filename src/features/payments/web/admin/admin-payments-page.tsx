import { formatDay } from '#shared/dates.ts'
import { Chip, type ChipProps } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import type { IndexSearch, OnSearch } from '#ui/index-table/address.ts'
import { IndexPage } from '#ui/index-table/index-page.tsx'
import { useIndexPages } from '#ui/index-table/pages.ts'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { CustomerPhone } from '#ui/records/customer-phone.tsx'
import { WithNumbers } from '#ui/records/with-numbers.tsx'
import { useTexts } from '#ui/texts.ts'
import { DECLINED, exportPayments, PAYMENT_SORTS } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import {
  isPaidOnDelivery,
  OFFERED_METHODS,
  PAYMENT_STATES,
  type PaymentState,
} from '../../rules.ts'
import { FailedPayouts } from '../events/failed-payouts.tsx'
import { FailedEvents } from '../events/failed-events.tsx'
import { PAYMENTS_ADDRESS } from './address.ts'
import { adminTexts } from './admin-texts.ts'
import { Incidents } from '../events/incidents.tsx'
import { allPaymentsQuery, type AdminPayment } from './queries.ts'
import { RefundButton } from '../refunds/refund-button.tsx'
import { RefundsToPay } from '../refunds/refunds-to-pay.tsx'
import { ToSettle, type PlanOfPayment } from '../reviews/to-settle.tsx'
import { useBulkActions } from './use-bulk-actions.ts'

const TONES: Readonly<Record<PaymentState, ChipProps['tone']>> = {
  requires_action: 'warn',
  ready: 'info',
  failed: 'bad',
  expired: 'bad',
  cancelled: 'quiet',
  captured: 'ok',
  partially_refunded: 'info',
  refunded: 'quiet',
}

interface Props extends PlanOfPayment {
  search: IndexSearch
  onSearch: OnSearch
}

/** What waits for a person, and every payment with what can be given back. */
export function AdminPaymentsPage({ search, onSearch, DisputedPlan }: Props) {
  const words = useTexts(adminTexts)
  const { table, states, methods } = useTexts(tableTexts)
  const language = useLanguage()
  const bulkActions = useBulkActions()
  const query = useIndexPages(allPaymentsQuery(language, search))
  return (
    <IndexPage
      title={words.title}
      text={words.lead}
      name="payments"
      address={PAYMENTS_ADDRESS}
      search={search}
      onSearch={onSearch}
      searchHint={words.searchHint}
      sorts={PAYMENT_SORTS}
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
        {
          name: 'declined',
          label: words.declined,
          options: DECLINED.map((value) => ({ value, label: words.declinedStates[value] })),
        },
      ]}
      query={query}
      rows={query.data?.pages.flatMap((page) => page.payments)}
      keyOf={({ id }) => id}
      lead={{
        title: table.customer,
        name: ({ customerName }) => customerName,
        renderNote: ({ reference, customerPhone }) => (
          <>
            <span>
              <WithNumbers text={reference} />
            </span>
            <CustomerPhone phone={customerPhone} />
          </>
        ),
      }}
      bulkActions={bulkActions}
      hrefOf={({ subscriptionId }) =>
        subscriptionId === null ? undefined : `/admin/subscriptions/${subscriptionId}`
      }
      columns={[
        {
          title: table.what,
          phone: 'line',
          render: ({ description }) => <WithNumbers text={description} />,
        },
        {
          title: table.state,
          render: (payment) => <StateOf payment={payment} />,
        },
        { title: table.method, phone: 'hidden', render: ({ method }) => methods[method] },
        {
          title: table.dueOn,
          phone: 'hidden',
          render: ({ chargeOn }) => formatDay(chargeOn, language, 'long'),
        },
        {
          title: table.amount,
          render: ({ amount }) => <Price dirhams={amount} decimals="always" />,
        },
        {
          title: table.refunded,
          render: (payment) => (
            <span className="flex items-center gap-3">
              {payment.refunded > 0 && <Price dirhams={payment.refunded} decimals="always" />}
              <RefundButton payment={payment} />
            </span>
          ),
        },
      ]}
    >
      <Incidents />
      <ToSettle DisputedPlan={DisputedPlan} />
      <RefundsToPay />
      <FailedPayouts />
      <FailedEvents />
    </IndexPage>
  )
}

function StateOf({ payment }: { payment: AdminPayment }) {
  const { state, isDeclined, nextTryAt } = payment
  const words = useTexts(adminTexts)
  const { states } = useTexts(tableTexts)
  const language = useLanguage()
  return (
    <>
      <span className="flex flex-wrap gap-1.5">
        <Chip tone={isPaidOnDelivery(payment) ? 'info' : TONES[state]}>
          {isPaidOnDelivery(payment) ? states.onDelivery : states[state]}
        </Chip>
        {isDeclined && <Chip tone="bad">{words.declinedChip}</Chip>}
      </span>
      {nextTryAt !== null && (
        <span className="block text-note text-muted">
          {words.nextTry(momentIn(language, nextTryAt))}
        </span>
      )}
    </>
  )
}
